// The key that does what stands beside it; only for the eye, since the list of keys names them all.
export const Key = ({ name }: { name: string }) => <kbd aria-hidden="true">{name}</kbd>;
