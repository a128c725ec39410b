/** Portuguese words for qualities of people and of work, without accents; the English ones are in the thesaurus. */
export const PORTUGUESE_TRAITS = `
afeto agil agilidade alegria amabilidade ambicao amor ansiedade assertividade assertivo assiduidade assiduo atencao atencioso atento autonomia
boa-vontade brilho calma calmo capricho caprichoso carinho carinhoso cautela celeridade clareza coerencia colaboracao comprometido comprometimento
compromisso comunicativo confiabilidade confianca confiavel constancia cordial cordialidade coragem cortesia criatividade criativo criterio
criterioso cuidado cuidadoso curiosidade curioso dedicacao dedicado delicadeza determinacao didatica diligencia diligente dinamico dinamismo
disciplina disciplinado discreto discricao disponibilidade disposicao educado educacao eficacia eficaz eficiencia eficiente empatia empatico
empenho energia engajamento entusiasmo equilibrio esforco esmero esforcado espontaneidade estabilidade etica exatidao excelencia facilidade
firmeza flexibilidade flexivel fluidez foco frieza gentil gentileza habilidade harmonia honestidade honesto humanidade humildade imparcialidade
iniciativa integridade inteligencia interesse jeito lealdade leveza maestria maturidade meticuloso meticulosidade metodico minucia minucioso
motivacao naturalidade objetividade objetivo ordem organizacao organizado paciencia paciente paixao parceria perseveranca persistencia pontual pontualidade
precisao prestativo presteza proatividade proativo profissionalismo prontidao prudencia pontualidade qualidade rapidez receptividade resiliencia
respeito responsabilidade responsavel rigor rigoroso sensibilidade serenidade seriedade serio sigilo simpatia simpatico simplicidade sinceridade
sociavel solicito solidariedade sutileza tato tranquilidade tranquilo transparencia transparente valentia vigor vontade zelo zeloso
`;
