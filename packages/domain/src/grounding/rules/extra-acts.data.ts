/** Verbs that describe relations, not acts; both languages, without accents. */
export const WEAK_VERBS: ReadonlySet<string> = new Set(
  `serve served serving serves cover covered covering covers span spanning spanned range ranging ranged involve involving involved
  include includes included including contain containing follow followed following meet meeting met stay stayed staying remain
  remaining remained become becoming became come came coming go going went gone see seen seeing saw require required requiring
  relate related relating concern concerning regard regarding based located situated belong belonging consist consisting comprise
  comprising comprised lead leading combine combining combined allow allowing allowed enable enabling enabled let letting
  aim aimed aiming want wanted wanting know knowing known learn learning learned get getting got leave leaving mean meaning
  happen happening happened arise arising exist existing live living stand standing sit sat sitting act acting acted serve
  depend depending start started starting begin began beginning end ended ending continue continued continuing spend spent spending
  total totalling totaling totaled call called calling name named naming say said saying tell told telling ask asked asking
  look looked looking find found finding show showed showing shown share shared sharing join joined joining rely relied relying
  cover estar ser ter haver ir vir ficar poder dever abranger abrangendo abrangia envolver envolvendo envolvia incluir incluia incluindo inclui
  servir servindo seguir seguindo seguia conter contendo continha permanecer permanecendo estando era eram estava estavam tinha tinham havia
  ia iam vinha vinham ficava podia devia precisar precisava precisando existia surgia surgiam surgir ocorria ocorriam acontecia vivia
  morava chegava chegavam pertencia pertencente referente relacionado relacionada relacionados relacionadas baseado baseada voltado voltada
  localizado localizada situado situada chamado chamada dizia dizendo sabia via vendo usava utilizava servia atuava trabalhava contava
  contando reunindo reunia somando somava totalizando totalizava durava durando iniciei comecei terminei continuei continuava`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
