/**
 * Words of both languages that make no claim: a translation adds and drops them as grammar requires. Without accents.
 */
export const SMALL_WORDS = `
the a an of to for in on at by with from as and or but is are was were be been being am has have had do does did done doing not no it its
this that these those i me my we us our you your he she they them his her their who which what when where while into onto out off over under
up down so than then there here each per via if such very too also just own s t re ve ll m d st nd rd th am pm o clock etc dr mr mrs ms
using based including included involving involved while throughout across within between among during through along against about around
make makes made making get gets got take takes took taken taking give gives gave put set have having go come came keep kept hold held holding
do carry carried work works worked working job jobs role serve serves served serving perform performed performing handle handled handling
provide provided providing use used using uses part time times way thing things day days year years month months week weeks hour hours minute minutes
people person persons member members number total level levels kind type types whole mainly chiefly straight ones one two three four five six
seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty
ninety hundred thousand million billion dozen half third quarter first second single double
able available experience experienced knowledge background duties duty responsible responsibility responsibilities charge activities activity
area areas field line lines service services professional currently current now today still ever since until till far soon later back once again
some any both same other others another more most much many few several various different new like well even yet
de da do das dos a o as os em no na nos nas ao aos para por pelo pela pelos pelas com e ou um uma uns umas que se seu sua seus suas como mas
meu minha meus minhas nosso nossa nossos nossas eu ele ela eles elas me mim isso isto este esta estes estas esse essa esses essas aquele aquela
foi era sou ser sao estar estou estava estive foram eram sendo sido tem tinha tenho ter teve tive tendo ha havia houve fui fiz fez fazer fazia
feito feita feitos feitas faco fazendo nao sem mais muito muita muitos muitas ja la ali aqui onde quando quem qual quais cujo cuja entre sobre sob
ate desde durante apos antes depois alem meio atraves junto dentro fora cada todo toda todos todas outro outra outros outras mesmo mesma proprio propria
atuacao atuei atuo atuar atuando atuava trabalho trabalhos trabalhei trabalhava trabalhar trabalhando realizacao realizei realizo realizava realizar
realizando execucao executei executar uso usando usei utilizando utilizacao cuidei cuidava cuido cuidar cuidado responsavel responsaveis responsabilidade
atendimento atendi atendia atender encarregado encarregada conta parte partes vez vezes dia dias ano anos mes meses semana semanas hora horas minuto minutos
pessoa pessoas integrante integrantes membro membros numero total nivel niveis tipo tipos forma maneira area areas setor linha linhas servico servicos
experiencia conhecimento conhecimentos profissional atividade atividades funcao funcoes cargo atualmente atual hoje ainda agora enquanto assim tambem so
dois duas tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze dezesseis dezessete dezoito dezenove vinte trinta quarenta
cinquenta sessenta setenta oitenta noventa cem cento mil milhao milhoes bilhao bilhoes duzia meia metade terco quarto primeiro primeira segundo segunda
levei levar passei passar passou fiquei ficar ficava ficou dei deu dar dava dou dando tomei peguei pude posso pode consegui consegue vou vai ir chegou cheguei
alguns algumas algum alguma varios varias diversos diversas diferentes novo nova novos novas base periodo epoca prazo processo processos caso casos
lado partir acordo respeito relacao meio fins fim final inicio exemplo cerca torno aproximadamente aproximada media medio h
all every after before great deal
ltda inc llc co corp sa me ei eireli
`;
