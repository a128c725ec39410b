/** Taking part: someone else was responsible for the work. */
export const HELPING =
  /(?<!\p{L})(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|contribut\p{L}+|participat\p{L}+|t(?:ook|ake|akes|aking) part|join(?:s|ed|ing)?|collaborat\p{L}+|shadow(?:s|ed|ing)?|s[ai]t(?:s|ting)? in on|observ(?:ed|es|ing)|attend(?:s|ed|ing)?(?= (?:\p{L}+ ){0,2}(?:meetings?|sessions?|hearings?|negotiations?|reviews?))|cover(?:s|ed|ing)? for|fill(?:s|ed|ing)? in for|st(?:oo|an)d(?:s|ing)? in for|compareci|cobr(?:i|ia|o) (?:as? f|o f|a aus)\p{L}+|substitu\p{L}+ (?=o |a )|suggest(?:s|ed|ing)?|propos(?:e|es|ed|ing)|suger(?:i|iu|ia|indo|ir)|sugiro|propus|propôs|proponho|ajud\p{L}+|apoi(?:o|a|ei|ou|ava|ando|ar)|particip\p{L}+|auxili(?:o|a|ei|ou|ava|ando|ar)|contribu\p{L}+|colabor(?:o|a|ei|ou|ava|ando|ar|ação)|acompanh\p{L}+|fa(?:ço|zia|zendo) parte|fiz parte|d(?:ou|ei) (?:suporte|apoio))(?!\p{L})/iu;
export const TOGETHER =
  /(?<!\p{L})(?:member|part of|jointly|together|alongside|co-?\p{L}+ed|membros?|parte d[aeo]|juntos?|em conjunto|ao lado)(?!\p{L})/iu;

/** Having made or decided something. */
export const MAKING =
  /(?<!\p{L})(?:organi[sz]ed|created|designed|redesigned|established|built|rebuilt|developed|introduced|launched|implemented|initiated|conceived|architected|authored|devised|instituted|reorgani[sz]ed|restructured|overhauled|orchestrated|r[au]n|runs|running|wrote|performed|present(?:ed|s)?(?= (?!a[nt]\s))|chaired|negotiat(?:ed|es?)|planned|coordinated|conduct(?:ed|s)?|negociei|negociava|coordenei|planejei|carried out|fiz|faço|fazia|realizei|realizo|realizava|executei|executo|executava|set up|criei|crio|organizei|organizo|reorganizei|desenvolvi|desenvolvo|implantei|implementei|idealizei|idealizo|estruturei|reestruturei|montei|conduzi|lancei|projetei|instituí|inaugurei|introduzi|concebi|elaborei|reformulei)(?!\p{L})/giu;

/** Having decided something, in addition to what was done. */
export const DECIDING =
  /(?<!\p{L})(?:designed|redesigned|defined|decided|established|created|founded|instituted|devised|conceived|reorgani[sz]ed|restructured|overhauled|orchestrated|architected|authored|implemented|introduced|launched|initiated|inaugurated|defini|decidi|implantei|implementei|introduzi|lancei|inaugurei|criei|idealizei|instituí|reorganizei|reestruturei|reformulei|concebi|estabeleci|estruturei)(?!\p{L})/giu;

/** Words that only count other nouns: 'members of staff' are staff. */
export const COUNTERS: ReadonlySet<string> = new Set(
  'people students employees workers alunos funcionarios colaboradores estudantes members units pieces pairs types kinds sets copies cases items pessoas membros unidades pecas pares tipos copias casos itens'.split(
    ' ',
  ),
);
