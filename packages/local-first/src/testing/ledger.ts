import { type Conflict, type Path, pathKey } from '@lauda/domain/conflict';
import type { Resume } from '@lauda/domain/resume/resume';

/** Every edit writes a unique text, so the final state shows whether it survived. */
interface Mark {
  readonly author: number;
  readonly place: string;
  /** Changed or deleted by a client that had seen it, or rejected in a conflict. */
  isGivenUp: boolean;
}

const MARK = /#\d+#/g;
const marksIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(MARK) ?? [];

class Authors {
  private readonly byPlace = new Map<string, Set<number>>();

  add(place: string, author: number): void {
    this.byPlace.set(place, (this.byPlace.get(place) ?? new Set()).add(author));
  }

  remove(place: string, author: number): void {
    this.byPlace.get(place)?.delete(author);
  }

  clear(place: string): void {
    this.byPlace.delete(place);
  }

  of(place: string): number[] {
    return [...(this.byPlace.get(place) ?? [])];
  }

  places(): string[] {
    return [...this.byPlace].filter(([, authors]) => authors.size > 0).map(([place]) => place);
  }
}

export class Ledger {
  private readonly marks = new Map<string, Mark>();
  private readonly deleters = new Authors();
  /** The client that kept an entry another one deleted; it owns the whole entry from then on. */
  private readonly keepers = new Authors();
  /** Deletions that must persist in the final state. */
  private readonly standing = new Authors();
  falseConflicts = 0;

  write(author: number, place: Path): string {
    const mark = `#${this.marks.size}#`;
    this.marks.set(mark, { author, place: pathKey(place), isGivenUp: false });
    return mark;
  }

  giveUp(value: unknown): void {
    for (const text of marksIn(value)) {
      const mark = this.marks.get(text);
      if (mark !== undefined) mark.isGivenUp = true;
    }
  }

  /** An entry that never left its tab is simply withdrawn; no other client has it. */
  delete(author: number, place: string, seen: unknown, isKnownOutside: boolean): void {
    this.giveUp(seen);
    this.deleters.add(place, author);
    if (isKnownOutside) this.standing.add(place, author);
  }

  keep(author: number, place: string, wasDeletedBySelf: boolean): void {
    this.keepers.add(place, author);
    if (wasDeletedBySelf) this.standing.remove(place, author);
    else this.standing.clear(place);
  }

  /** A conflict is real when this client and another one both edited at its path. */
  judge(client: number, { path, mine, theirs }: Conflict): void {
    const isMine = (author: number) => author === client;
    const isOther = (author: number) => author !== client;
    const isReal = this.hasWorked(path, mine, isMine) && this.hasWorked(path, theirs, isOther);
    if (!isReal) this.falseConflicts += 1;
  }

  private hasWorked(path: Path, value: unknown, isAuthor: (author: number) => boolean): boolean {
    const place = pathKey(path);
    if (value === undefined) return this.deleters.of(place).some(isAuthor);
    if (this.keepers.of(pathKey(path.slice(0, 2))).some(isAuthor)) return true;
    return marksIn(value).some((text) => {
      const mark = this.marks.get(text);
      return mark !== undefined && `${mark.place}/`.startsWith(`${place}/`) && isAuthor(mark.author);
    });
  }

  /** Lost edits that nobody discarded, and deletions that did not persist. */
  silentOverwrites(end: Resume): number {
    const present = new Set(marksIn(end));
    const lost = [...this.marks].filter(([text, mark]) => !mark.isGivenUp && !present.has(text));
    const ids = new Set([...end.experience, ...end.skills].map(({ id }) => id));
    const undone = this.standing.places().filter((place) => ids.has(place.split('/')[1] ?? ''));
    return lost.length + undone.length;
  }
}
