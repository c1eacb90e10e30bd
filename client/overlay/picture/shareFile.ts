// Gives a file away: to another program where the system can share files, else to the downloads.

export type Given = 'shared' | 'saved';

export async function shareFile(file: File): Promise<Given> {
  if (isShareable(file)) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (fault) {
      // A player who cancels wants no file either; any other refusal is the system's.
      if (fault instanceof DOMException && fault.name === 'AbortError') return 'shared';
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
