interface Lockfile {
  packages: Record<string, object>;
}

export function platformOf(name: string): { cpu?: string[]; os?: string[]; libc?: string[] } | null;
export function completeLockfile(lock: Lockfile): string[];
