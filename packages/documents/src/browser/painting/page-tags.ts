const TAG = /<(\/?)([\w:]+)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/** Looks attributes up lazily: a page has thousands of tags, and usually only one attribute matters. */
export class Attributes {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get(name: string): string | undefined {
    const at = this.text.indexOf(` ${name}="`);
    if (at < 0) return undefined;
    const start = at + name.length + 3;
    return this.text.slice(start, this.text.indexOf('"', start));
  }

  number(name: string, otherwise = 0): number {
    return Number(this.get(name) ?? otherwise);
  }
}

export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: Attributes;
}

/** The engine's markup is regular: no text between tags, one space before an attribute, only double quotes. */
export function* tagsOf(markup: string): Generator<Tag> {
  for (const [, end, name = '', text = '', empty] of markup.matchAll(TAG))
    yield { name, isEnd: end === '/', isEmpty: empty === '/', attributes: new Attributes(text) };
}
