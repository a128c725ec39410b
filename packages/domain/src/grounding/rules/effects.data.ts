/** Words that claim an improvement, an increase or a reduction, in both languages. */
export const EFFECT =
  /(?<!\p{L})(?:improv\p{L}+|increas\p{L}+|reduc\p{L}+|lower(?:ed|ing)|boost\p{L}*|rais(?:ed|ing)|cut(?:ting)?|decreas\p{L}+|sav(?:ed|ing|ings)|shorten\p{L}*|sp(?:ed|eeding|eeds?) up|accelerat\p{L}+|gr(?:ew|owing|owth)|minimi[sz]\p{L}+|maximi[sz]\p{L}+|optimi[sz]\p{L}+|streamlin\p{L}+|strengthen\p{L}*|enhanc\p{L}+|aument\p{L}+|reduz\p{L}*|reduç\p{L}+|melhor(?:ei|ou|ando|ar|aram|ia|ias)|diminu\p{L}+|aceler\p{L}+|elev(?:ei|ou|ando|ar|aram)|economi[zs](?:ei|ou|ando|ar)|otimiz\p{L}+|agiliz\p{L}+|fortalec\p{L}+|crescimento|ganhos? d[eo])(?!\p{L})/giu;

/** Words for any change at all. */
export const CHANGE =
  /(?<!\p{L})(?:went|fell|rose|dropp?\p{L}*|declin\p{L}+|grow\p{L}*|from [^.;]{1,30} to|down|up to|fewer|less|more|faster|better|higher|shorter|doubl\p{L}+|tripl\p{L}+|halv\p{L}+|half|subiu|subir\p{L}*|caiu|caír\p{L}*|queda|passou|passaram|foi de|de [^.;]{1,30} para|menos|mais|metade|dobr\p{L}+|tripli\p{L}+|cresc\p{L}+|never|without|zero|sem|nenhum\p{L}*|nunca|quick\p{L}*|fast|rápid\p{L}+|brought|baix\p{L}+)(?!\p{L})/iu;

/** 'No errors', but not the Portuguese 'no SAP'. */
export const NONE = /(?<!\p{L})no(?!\p{L})/iu;
