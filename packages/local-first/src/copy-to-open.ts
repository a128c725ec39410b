interface Copy {
  readonly id: string;
  readonly serverId: string | null;
  readonly isUnsaved: boolean;
}

/**
 * A device can have two records of one document: a tab that stayed open over a sign-out writes under the local id, and
 * the next tab opens it under the server's. Picks the copy with unsaved work, so that the user is asked about its
 * conflicts. `id` is a local or a server id.
 */
export function copyToOpen<T extends Copy>(copies: readonly T[], id: string): T | undefined {
  const named = copies.filter((copy) => copy.id === id || copy.serverId === id);
  const serverIds = new Set(named.flatMap(({ serverId }) => serverId ?? []));
  const isMeant = (copy: T) => copy.serverId !== null && serverIds.has(copy.serverId);
  return copies.find((copy) => copy.isUnsaved && (named.includes(copy) || isMeant(copy))) ?? named[0];
}
