/** A unique text per edit, and what has overwritten or rejected it. All other edits must be present at the end. */
interface Mark {
  readonly author: object;
  readonly atMs: number;
  /** Later edits by someone who saw it, and the conflict in which it was rejected. */
  readonly givenUpFor: Set<string>;
  /** Its tab was killed before the edit had to be on the device. */
  isExcused: boolean;
}

const REJECTED = 'rejected';
const MARK = /#\d+#/g;
const marksIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(MARK) ?? [];

export class EditMarks {
  private readonly marks = new Map<string, Mark>();

  /** An edit that replaces `seen`. */
  write(author: object, seen: unknown, atMs: number): string {
    const text = `#${this.marks.size}#`;
    for (const older of marksIn(seen)) this.marks.get(older)?.givenUpFor.add(text);
    this.marks.set(text, { author, atMs, givenUpFor: new Set(), isExcused: false });
    return text;
  }

  reject(value: unknown): void {
    for (const text of marksIn(value)) this.marks.get(text)?.givenUpFor.add(REJECTED);
  }

  get count(): number {
    return this.marks.size;
  }

  private wanted(): [string, Mark][] {
    return [...this.marks].filter(([, mark]) => mark.givenUpFor.size === 0 && !mark.isExcused);
  }

  /** Edits that nobody discarded and that are in none of `places`. */
  missing(places: unknown): string[] {
    const present = new Set(marksIn(places));
    return this.wanted().flatMap(([text]) => (present.has(text) ? [] : [text]));
  }

  /**
   * The author was killed. Its edits after `sinceMs` may be lost; what they replaced must then be present again.
   * Returns the edits that should have been in one of `places`.
   */
  authorDied(author: object, places: unknown, sinceMs: number): string[] {
    const present = new Set(marksIn(places));
    const lost: string[] = [];
    // Newest first: an edit whose successor survived was replaced, not lost.
    for (const [text, mark] of [...this.marks].toReversed()) {
      if (mark.author !== author || mark.isExcused || mark.givenUpFor.size > 0 || present.has(text)) continue;
      if (mark.atMs < sinceMs) lost.push(text);
      mark.isExcused = true;
      for (const other of this.marks.values()) other.givenUpFor.delete(text);
    }
    return lost;
  }
}
