// Says in a few words why a file cannot be read or written.

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  ENOTDIR: 'lies in something that is no folder',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EROFS: 'lies on a medium that cannot be written',
  ENOSPC: 'does not fit: the disk is full',
};

/** Describes the error of a file operation, with the path. */
export function describeFile(error: unknown, path: string): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return `${path} ${REASONS[code] ?? `cannot be opened: ${message.split('\n')[0]}`}`;
}
