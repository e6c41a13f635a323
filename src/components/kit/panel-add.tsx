// The way in for files of others: a field for the keyboard, and a place to drop them on.

interface Props {
  add: (files: readonly File[]) => void;
}

export function AddFiles({ add }: Props) {
  return (
    <div class="panel-drop screen">
      <label class="panel-file">
        <span>Files of the others (JSON, several at once)</span>
        <input
          type="file"
          multiple
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])]);
            // So that the same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="small soft">
        Or drop them here. They are read in this tab, kept in its memory alone and sent nowhere: when it is closed or
        reloaded they are forgotten.
      </p>
    </div>
  );
}
