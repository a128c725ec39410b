import { useEffect } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** A file that is dropped beside what takes files would open in place of the page, and what was being done with it. */
export function useRefusedFiles(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (holdsFiles(event)) event.preventDefault();
    };
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
}
