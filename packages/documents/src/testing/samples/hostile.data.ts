/** Pasted oddities and attack strings. Each is put into every field of a resume. */
export const HOSTILE_TEXTS = {
  unbroken: 'Unbroken'.repeat(63),
  wide: 'W'.repeat(500),
  markup:
    '#panic("x") #read("/etc/passwd") $x^2$ *b* _i_ <script>alert(1)</script> `raw` @ref //c [l](u) \\u{41} = H',
  emoji: 'Rocket 🚀 family 👩‍👩‍👧 flag 🇧🇷 heart ❤️ tone 👍🏽',
  cjk: '软件工程师 李伟 ソフトウェア',
  hebrew: 'שלום עולם',
  arabic: 'مهندس برمجيات',
  greekAndCyrillic: 'Μηχανικός Инженер Ełk Đà Nẵng',
  combining: 'e\u0301 n\u0303 o\u0302\u0323 Z\u0351\u036Ba\u0328',
  zeroWidth: 'in\u200Bvis\u200Cible\uFEFF co\u00ADop \u202Eoverride\u202C',
  unprintable: 'Cherokee ꮳꮃꭹ Gothic 𐌲𐌿𐍄',
  dashes: 'state-of-the-art, well-known – mid-range — end-to-end',
} as const;
export type HostileKind = keyof typeof HOSTILE_TEXTS;
