/** A person's resume data, in the order the editor asks for it. */
export interface Life {
  readonly personal: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly experience: readonly {
    readonly position: string;
    readonly company: string;
    readonly start: string;
    /** Absent if ongoing. */
    readonly end?: string;
    readonly bullets: readonly string[];
  }[];
  readonly education: readonly {
    readonly school: string;
    readonly degree: string;
    readonly field: string;
    readonly start: string;
    readonly end: string;
  }[];
  readonly skills: readonly string[];
  readonly projects: readonly { readonly name: string; readonly description: string }[];
  readonly languages: readonly { readonly name: string; readonly level: string }[];
  readonly certifications: readonly {
    readonly name: string;
    readonly issuer: string;
    readonly date: string;
  }[];
  /** By the menu's label for each. */
  readonly contacts: readonly { readonly kind: string; readonly value: string }[];
  readonly own: { readonly heading: string; readonly items: readonly string[] };
}
