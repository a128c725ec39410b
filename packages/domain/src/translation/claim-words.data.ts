/**
 * Words by the claim they make, in both languages: prefixes without accents; '=' marks a whole word. Created like
 * deeds.data.ts.
 */

/** Taking part in something with a small contribution. */
export const SMALL_PART = `=help =helps =helped =helping assist support contribut participat shadow observ suggest propos collaborat aided aiding =aid backed
  =sat volunteered involved =member =members =membro =membros =integrante =integrantes =ajudei =ajudou =ajudo =ajuda =ajudar =ajudava =ajudando auxili apoi =suporte contribu colabor particip acompanh observ suger sugest propus propos
  =assisti =integrei =integrou presenci cooper recomend recommend`;

/** Leading others, or deciding what was done. */
export const COMMAND = `=led =lead =leads =leading =leader leadership headed heading =head directed directing director manag supervis oversee
  oversaw coordinat chaired =chair chairman spearhead founded founder cofound command chief president superintend foreman captain owner
  approv decided deciding authoriz lider chefi =chefe =chefes dirig diretor gerenc =gerente =gerentes =gerir =geri =gerei gerenciei gest supervis coorden
  comand presid =fundei =fundou fundador aprovei aprovou aprovava autorizei autorizou autorizava encarregad =dono =dona proprietari =capitao`;

/** Entry-level, secondary or temporary positions. */
export const LOW_RANKS = `=intern =interns interned internship estagi trainee apprentic aprendiz =assistant =assistants =assistente =assistentes =auxiliar =auxiliares
  =ajudante =ajudantes =helper =helpers =aide =aides =junior =juniors =juniores =deputy =vice interim interin =acting substitut
  =adjunto =adjunta`;

/** Said both of leading others and of doing something alone. */
export const IN_CHARGE = `responsib responsav respons =charge =ran =run =running =runs cuid toquei tocava =toco conduz conduc =frente administ handl
  =mestre =mestra =principal =lead assum =took =own =owned`;

/** A rank, a certificate, a prize, a reach or a skill level that a translation must not add. */
export const CLAIMS = `certif licensed licenciad credenci accredit registered award premiad premio prize medal renowned renomad acclaimed aclamad
  prestig famous famos reconhecid recognized celebrated respeitad respected exemplar outstanding excepcion exceptional excellent excelent excelenc
  excellence impecav impeccab flawless record =recorde recordes successful =sucesso =exito expert =especialista extensiv extens ampl
  vasta proven comprovad =international =internacional =internacionais =global =globais worldwide mundial mundiais =national =nacional =nacionais multinational multinaciona
  statewide nationwide bilingual bilingu trilingu senior =sr master mastery =dominio domino fluent fluen native nativ advanced avancad proficien
  largest biggest =maior =maiores =top leading =lider best melhor finest strategic estrateg key =chave pioneer pionei innovativ inovador independent
  sozinh exclusiv complex complexo highly altament execut executiv remarkable notav significant signific substancia substantial drastic
  dramatic consistently =sempre always =never =nunca postgradu doutor mestrado mba bachelor bacharel`;

/** Compass directions. */
export const COMPASS: Readonly<Record<string, string>> = {
  north: 'north northern norte',
  south: 'south southern sul',
  east: 'east eastern leste',
  west: 'west western oeste',
  northeast: 'northeast northeastern nordeste nordestino nordestina',
  northwest: 'northwest northwestern noroeste',
  southeast: 'southeast southeastern sudeste',
  southwest: 'southwest southwestern sudoeste',
};
