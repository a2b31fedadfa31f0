// Lets the browser save a file that was made here.

/** Long enough for any browser to have begun. */
const KEPT_MS = 10_000;

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
