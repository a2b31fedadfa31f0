export function compress(folder: string): void;
