// Shares a file with another program where the system can, and otherwise saves it to the downloads.

/** `cancelled` by the player in the system's dialog. */
export type SharingOutcome = 'shared' | 'cancelled' | 'saved';

export async function shareFile(file: File): Promise<SharingOutcome> {
  if (isShareable(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (fault) {
      // A player who cancels does not want the file saved instead; after any other failure it is saved.
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'cancelled';
    }
  }
  saveFile(file);
  return 'saved';
}

const isShareable = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
