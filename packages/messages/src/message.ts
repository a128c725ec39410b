/** A compiled message: plain text, or a list of parts. */
export type Message = string | readonly Part[];

export type Part =
  | string
  | { readonly arg: string; readonly as?: 'number' | 'date' | 'time' }
  | { readonly plural: string; readonly offset: number; readonly cases: Readonly<Record<string, Message>> }
  | { readonly select: string; readonly cases: Readonly<Record<string, Message>> }
  | { readonly count: true }
  | { readonly tag: string; readonly children: Message };

export type Catalogue = Readonly<Record<string, Message>>;
export type MessageValue = string | number | Date;
