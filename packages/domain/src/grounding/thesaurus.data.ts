// Made by scripts/build-thesaurus.ts of WordNet 3.0 and of the Portuguese thesaurus of LibreOffice (MPL): see NOTICE.

/** Words of everybody, which name nothing that could be checked. */
export const WIDE_WORDS = `
aba abafadico abafar abaixar abalado abalancar abalar abalizado abalo abalroar abanar abandonar abandoned abandono abarcar abarrotado abarrotar abasement abashed abastanca
abastecer abater abatido abatimento abbreviated abed abelhudo aberrant aberration aberto abertura abestalhado abhorrent abiding ability abismado abismo abject abjection abjeto
ablacao ablated ablaze able ably abnegacao abnormal abnormality abnormally aboard abobado abolir abominable abominacao abominar abominavel abonado abonancar abonar abono
aborrecer aborrecido aborrecimento abounding about above aboveground abracar abrandado abrandar abranger abrasado abrasar abreviado abreviar abrigar abrigo abrir abroad abrolhar
abrolhos abrupt abruptly abruptness abrupto abscess abscissa absence absent absently absentminded absentmindedly absolute absolutely absorbed absorbency absorptive absorto absorver abstention
abstract abstracted abstraction abstractive abstruseness absurd absurdo abundance abundancia abundant abundante abused acabado acabamento acabar academically acalmar acanhado acanhamento acanhar
acao acariciar acarretar acaso acatamento acatar acautelado acautelar accelerated accelerating acceleration acceptable acceptance accepted accepting access accidental accidentally accompanied accompanying
accomplished accordingly account accrued accumulated accuracy accurate accurately accusative accusing accusingly accustomed ace aceder aceitacao aceitar aceitavel acelerar acender acerbo
acertado acertar acerto acervo aceso acesso acessorio acetonemia achacado achacar achaque achar achatado achatar achievement aching acidental acidez acidity aclamar
aclarar acobardado acodado acoitar acoite acolher acometer acometida acomodacao acomodado acomodar acompanhamento acompanhar aconselhar acontecer acontecido acontecimento acordo acostumado acoustically
acovardado acquaintance acquainted acquiescence acquired acre acreage acreditar acrescentamento acrescentar acrescimo acrimonia acrimonioso acrobatic across act action activated active actively
activism activity actual actuality actually acudir acular acumular acusacao acusar acute acutely adagio adamant adamantly adaptable adaptado adaptar adapted added
addicted additional additionally addlebrained address addressed adelgacar adenoma adept adepto adequacy adequado adequar adequate adequately aderente adestrar adiamento adiantamento adiar
adicao adicionar aditamento adivinhacao adivinhar adivinho adjacent adjoining adjunto adjusted administracao administrar admirable admirably admiracao admirado admirar admiration admiravel admissao
admissible admissivel admitir admittedly admoestacao admoestar adocar adoentado adoidado adolescence adopted adornado adornar adorno adotar adquirir adroit adroitly adroitness adsorbed
adulacao adulador adular adulterar adulthood advanced advancing advantage advantageous adventicio adventurous adversario adverse adversidade adversity adverso advertencia advertir advertised advisability
advisable advisedly advogado advogar aerated aereo aerial aerobic aerosolized afa afabilidade afagar afago afamado afar afastado afastamento afastar afavel afeicao
afeito aferrado afetacao afetado afeto afetuoso affably affair affairs affected affectingly affection affectionate affectionately afferent affianced affiliated affiliation affixed afflicted
affluence afiado afiancar afinar afire afirmacao afirmar aflame aflare aflicao afligir aflitivo aflito afloat afluencia afobado afogueado afoiteza afoito afoot
aforesaid afraid afronta afrontado afrontar afrouxar aft after afternoon afterward afterwards afugentar afundar agachado again agape agarrado agarrar agasalhar agasalho
agastado agastamento agastar age aged agency agenda agent aggravatingly aggregate aggression aggressive aggressiveness aghast agil agile agilely agilidade agitacao agitado
agitar agitated agitation aglomeracao aglomerar ago agonia agoniado agoniar agony agradar agradavel agrado agravar agravo agreeably agreement agregacao agregado agregar
agressao agreste agrilhoar agrupamento agua aguaceiro aguardente aguarentar agucado agucar agudeza agudo ague aguentar ahead ahorseback aid ailing ailment aimless
aimlessly aimlessness air airborne airily airless airoso airs airspeed airy ajeitar ajuda ajudante ajudar ajuizado ajuizar ajuntamento ajuntar ajustado ajustamento
ajustar ajuste akin alarde alardear alargar alarido alarm alarma alarmed alarmingly albergue alcancar alcance alcantilado alcar alchemy aldeao alegar alegrar
alegre aleijado aleive aleivoso alentado alentar alento alert alerting alertly alertness alfresco algazarra algebraically algemar alheado alheio aliado alianca aliar
aliciar alien alienated alienation alike alimentar alimento aliquot alisar alive aliviar alivio alkaline all alleged allied alligatored allocable allotment allowable
alma almost alone aloneness along alongar aloof aloofness aloud alpendre alquebrado already also alta alteracao alterado alterar altercacao altercar altered
alternate alternately alternativa alternative alternatively although altitude altivez altivo alto altogether altruism altruismo altura alucinacao alucinado alvitre alvo alvorada alvorocado
alvorocar alvoroco always amabilidade amago amainado amaldicoar amalucado amaneirado amanhar amansar amargo amargor amargura amargurar amassar amateurishness amavel amazed amazement
amazing amber ambiance ambicao ambicioso ambiente ambiguo ambiguous ambition ambitious ambito ambivalent ameacador ameacar amedrontado amedrontar ameigar amenable amended amenidade
amenizar ameno america americanism amesquinhar amiable amicable amigo amiss amity amizade amofinado amofinar amolacao amolado amolar amolecer amontoado amontoar amor
amoral amorous amorphous amortecer amortecido amotinado amotinar amount amp amparado amparar amparo ample amplidao amplo amply amputado amuado amuar amuo
amused amusement amusing anachronism anachronistically anaerobic anaesthesia anagogico analeptic analisar analise analogia analogo analogous analogously analogue analogy analysis analytical analytically
analyticity anaplasmosis anarchy anatomically anatomy ancestral ancho ancient anciently andamento andar anelar anelo anemia anemic anemico anesthetized anew anexar anexim
anexo angelic anger angle anglophilia angrily angry angst anguish anguished angustia angustiado angustiar anhydrous animado animadversao animadvertir animal animallike animar
animate animated animo animosity animoso aniquilar annihilating anniversary annoyance annoyed annoying annually anode anomalia anomalous anomic anomie anonymity anonymous anorexia
anormal anotacao another ansia ansiar ansiedade answer answering antagonism antagonista antagonistic antebellum antecipar antegozar anterior anthropology anthropomorphic anti antic anticipated
anticipation antigo antipathy antipatia antiquado antique antiquity antiseptic antithesis antithetical antitrust antro anuencia anuir anulacao anular anunciar anuncio anuviado anxiety
anxious anxiously any anyhow anymore anyway anywhere apadrinhado apadrinhar apagado apagar apaixonado apalermado apalpar apanhar aparar aparato aparatoso aparecer aparelhado
aparelhar aparelho aparencia aparente apart apartado apartar apartment aparvalhado apatia apatico apavorae apaziguar apelidar aperceber apercebido aperfeicoar aperrear apertado apertar
aperto apetecer apetite apice apiece aplacak aplainar aplanar aplaudir aplauso aplicacao aplicar aplomb apocalyptic apocryphal apogee apoiado apoiar apoio apologetic
apologetically apontado apontamento apontar apoquentacao apoquentado apoquentar aportar aposento apoucado apoucar appalling apparent apparently appeal appealing appearance appetite applicability applicable
application applied appointed appraisal appreciable appreciably appreciated appreciation appreciative apprehension approach approachable approaching appropriate appropriately approved approvingly approximately approximation aprazar
aprazimento aprazivel apreciacao apreciar apreco apreensao apreensivo apregoar apresentado apresentar apressado apressar april aprimorado aprimorar aprontar apropriado aprovacao aprovar aproximacao
aproximar aprumado apt aptidao aptitude apto apurado apurar apuro aquiescencia aquiescer aquietar arable aragem arbitrarily arbitrario arbitrary arbitrio arc arching
ardent ardente arder ardil ardiloso ardor arduo arduous area arena argucia arguicao arguing arguir argument argumentar argumentative argumento arguto arianism
aridity arido arisco aristocratic arithmetic arm armadilha armar armed armful armored army aroma aromatico around aroused arquear arquejar arraigado arrancar
arranged arrangement arranhar arranjado arranjar arranjo arrasado arrasar arrastado arrastar arrazoado arrebatado arrebatamento arrebatar arrecadar arredores arreliar arremedar arremessar arremesso
arremetida arrenegar arribar arrimado arrimo arriscado arriscar arrogance arrogancia arrogant arrogante arrogantly arrojado arrojar arrojo arruaca arruinado arruinar arrumar art
arte arteriolosclerosis artfully arthritis articular artifact artifice artificial artificially artificio artimanha artist artistically artistry arts arty ascendancy ascending ascertainable ashamed
ashen ashore aside asilar asilo asleep asneira asno aspect aspecto aspereza aspero aspiracao aspirar aspiration aspiring asqueroso assado assalariado assaltar
assalto assanhado assanhar assay asseado assegurar assembled assembleia assentado assentar assente assentimento assentir assento assertive assertiveness assessment assiduity assiduo assigned
assinalar assistance assistencia assistente assistir associacao associar associated assolar assombrado assombramento assombrar assombro assombroso assorted assumed assumption assunto assurance assured
assuredly assustado assustar assyriology astonished astonishing astonishingly astonishment astounding astray astride astringent astronomy astrophysics astucia astucioso astute astuto asymmetric asymmetrically
asymmetry asymptotically asynchrony atacar atado atadura atalhar atalho atanazar ataque atar atarantado atarantar ataviar atear atemorizar atencao atencioso atender atentar
atento atenuar aterrado aterrar atestado atestar ateu atheistic athleticism atilado atilho atimia atingir atirar atividade ativo atm atmosphere ato atoleimado
atoleiro atomlike atonally atonito atop atordoado atordoar atormentado atormentar atracao atraente atrair atrapalhacao atrapalhado atrapalhar atrasado atraso atrativo atravancar atravessado
atravessar atrevido atrevimento atribuicao atribuir atributo atro atrocidade atrociously atrophied atrophy atroz attached attachment attack attained attempt attempted attention attentive
attentively attired attitude attractive attributable atual atulhar aturdido aturdir atypical audacia audacioso audacious audacity audaz audible audience aug auge august
aumentado aumentar aumento aurally aurora auspiciar auspiciously austere austeridade austerity austero authentic authenticity author authoritarian authoritative authoritatively authority authorized automatic
automatically autonomic autonomy autor autoridade autoritario autorizacao autorizar autumn auxiliar auxilio availability available avaliacao avaliar avancar avarento avaro avenging aventura
aventurar average averiguacao averiguar aversao aversion avidez avido avigorar aviltamento aviltante aviltar avisado avisar aviso avistar avivar avowed avultar awaited
awake awakened award aware awareness away awe awed awestruck awful awfully awfulness awhile awkward awkwardly awry axially axiomatic axis azafama
azar azedo azedume azimuth azoinar babbling babel babelike back backbone background backward backwards bad badly badness bafejar baffling bagatela baggy
bait baixar baixeza baixo bajulacao bajulador bajular baked balance balanced balanco balburdia bald balda baldado balding baleful baliza balkiness balking
ball balled ballooning balsamo baluarte bambo bamboo banal band banda bandaged bandeira bando bandoleiro bandwidth banhar banido banir bank bankrupt
bankruptcy bannerlike barafunda barbaric barbaridade barbaro barbed bare barefoot barely barnful baronial baroque barra barraca barranco barreira barren barriga barulho
basbaque base based baseline bashful basic basically basis bass batalha bated bater battered battery battle battleful bawdy bazofia beaded beady
beaming bearded beardown bearing beast beaten beato beautiful beautifully beauty bebedeira bebedo bed bedfast bedraggled bedtime beefy before befuddled beginning
beguiling behavior behind being beira belated beleza belicoso belief believable believably belligerent belligerently belo beloved below belowground bem bended bending
beneath beneficial beneficiar beneficio benefit benevolencia benevolent benevolo benigno bens bent bereavement besides bespectacled besplashed best besta bestial bestubbled betrothed
better between bewhiskered bewildered bewilderedly bewilderingly bewilderment bewitched beyond bias biboca bico bicudo big bigger biggest bilateral bilharziasis bilingual bill
billion billowing biltre binding bioassay biology biomedicine biopsy bipartisan bird birra birrento birth birthday birthright bisbilhotar bit biting bitten bitter
bitterly bitterness bittersweet bizarre bizarria bizarro black blackened blackness blackout blanched bland blandly blandness blank blasonar blasphemous blasting blatancy blatant
blazing bleach bleached bleak bleakly bleary blemish blessed blight blighted blind blinded blindfolded blindly blindness blinking blissful blissfully blistered blistering
blithe blithely bloat bloated blob block blockading blond blood bloodless bloodstained bloodsucking bloodthirsty bloody blooming blot blotch blow blown blue
bluish blunt blur blurred blushing bluster blustery board boastful boastfully boatload bobo bocal bodega bodily body bofetada bogus boiling boisterous
bola bold boldly boldness bom bond bondade bonded bondoso bonito bonus bony book booked boon booted boquiaberto borda bordao bordering
borderline bored boredom boring born borrifar bosom bosque botao botequim both bottle bottleneck bottomless bouffant bound bounded bounding boundless bout
bowed box boxed boy boyhood boyish braced brackish bradar braided brain brainy bramir branch branched branco branded brando brandura brash
bravata brave bravely bravery bravio bravo brazen brazenly brazenness breadth breaking breakthrough breath breathless breathlessly brecha breeding brejo breve brief
briefly briga brigao brigar bright brightly brightness brilhante brilhar brilho brilliance brilliancy brilliant brilliantly brincadeira brincalhao brincar brindar brindle brink
brio brioso brisk briskly brittle broad broadly brocaded broke broken bronchiolitis bronco bronzed brooding brotar brother brotherhood brotherly broto brown
brownish brucellosis bruised brushed brushy brutal brutality brutesco bruto bruxaria bruxo bucolic building built bulge bulging bulha bulicoso bulk bulky
bullet bullnecked bully bunched buoyant buraco burden burdened buried burla burlar burlesco burly burned burning burnt burrice burro bursitis bursting
busca buscar bushel bushwhacking bushy busily business businesslike busted bustling busy but buttoned buttressed buzzing bygone cabalistico cabeca cabecada cabecudo
cabeludo caber cabimento cabo cacete caceteacao cachaca cachoeira cackly cacoada cacoar cadaverous cadeia caduco cagey caido caimento caipira caiporismo cair
caixa cakater calado calcar calcular calculated calculating calculatingly calculo calejado calendar caliber calibre called callous calloused callously callousness calm calma
calming calmly calmness calmo calor caluniar camaraderie caminhar caminho camp campo canal canalha canalhice cancelar cancer candid candidate candidly candido
candour candura canhamo canhoto canonized cansaco cansado cansar canseira cantar cantering cantiga canto cao capa capability capable capacidade capacity capanga
capaz capear capeta capital capitalistic capote capricho caprichoso captain captivating captivity car cara carater carcere carcomido cardinal cardiomegaly career carefree
careful carefully careless carelessly carelessness carencia caressing caressingly careworn carga cargo caricia caridoso carinhoso carnal carnificina caro carpeted carping carpir
carrancudo carregado carregar carreiro carton carved carven casa casamento casar case casebook casebre casmurro caso casquilho cassocked casta castidade castigar
castigo casto casual casually catalogo catastrophic catastrophically categoria categorized catholicism catita cativar cattle caucao causa causal causally causar causative cause
cautela caution cautious cautiously cava cavaco cavado caverna cavidade ceaseless ceder cedico cego cegueira celebrado celebrar celebre celebridade celerado celerity
cell censura censurar cent centennial center centered centering centimeter central centralized centrally centro century cerca cercado cercanias cercar cerebral ceremonially
cerimonia cerrado cerrar certain certainly certainty certame certeza certificar certified certitude certo cesto chacota chagrin chair challenging chama chamar chambered
chamejante championship chance change changed changing chanted chantlike chao chaos chaotic chapa chapter character characteristic characteristically charco charge charged charisma
charm charming chato chattering chavao cheap check cheerful cheerfully cheerfulness cheery chefe chegado chegar cheio cheiro cheiroso chemically chemistry cherished
chest chestnut chic chicago chicken chicote chicotear chief chiefly child childhood childish childishly childishness childlike chill chilling chilly chinfrim chinked
chinless chipper chiseled chispa chiste chivalrous chivalry chlorine choca chocar chocho chockful choice choked choking cholelithiasis choosy choque chorar chord
choro chosen choupana christianity christmas chronic chronologically chufa chunky church churchgoing churchlike churning ciencia ciente cigano cilada cimo cingir cinico
cintilacao cintilante cintilar circle circuito circular circulating circulo circumference circumspect circumstance circumstances circunspecao circunspeto circunstancia cismar citar citizen city civil
civilian civilidade civilizar civilized clad claim clamar clammy clamor clamorous clandestine clanging clanking clannish clannishness clarao clarear claret clarity claro
class classe classic classical classically classics classificar classified classless clattering claudicar claustrophobia clean cleaned cleanly cleansing clear clearance cleared clearheaded
clearly clearness cleft clemencia clerigo clever cleverly cleverness climate clinched clinically clocking clockwise clogged clogging closed closely closer closing clothed
clothes clotted cloud clouded cloudy club clubfoot clumsily clumsy cluttered coarse coarsely coarsened coat coated coaxial coaxing coberta coberto cobertura
cobica cobrir cocar coccidioidomycosis coccidiosis cochilo cockeyed cocky coefficient coexistence coexistent coffee cognate cognizance coherent cohesion cohesive cohesiveness cold coldly
coldness colera colerico colheita collapsible collective collectively college colloquial collusion colocar colonel color colored colorful colorido colorir colorless colossal colour
column columned columnlike coma combatant combate combater combinable combinacao combinado combinar combined comecar comeco comedido comentar comentario comer comercio cometer
comfort comfortable comfortably comforted comforting comic comically comico comida comilao coming comissao command commanding commendable commensurate comment commercial commercially commiseration
commission commitment committed common commonly commonplace commonsense commotion communal communication communicational communism community comocao comodo comovente comover comovido compact compacto
compaixao companheiro companion companionship company comparable comparar comparatively compassion compassionate compassionately compassivo compatible compelled compendiar compensar compensatory competence competencia competent
competente competently competidor competing competir competition competitive competitively complacente complaint complaisance complementary complemento completar complete completed completely completeness completion completo
complex complexion complexity complicacao complicado complicar complicated complicity complimentary component compor comportment composed composicao composing composite composition composto composure compreender
comprehension comprehensive comprehensively compressed comprido comprimir compromising compromisso comprovar compulsion compulsive compulsively compulsivity compunction computo comrade comum comunicacao comunicar comunicativo
concave concealed conceber conceder conceit conceito conceituado conceivable conceivably concentracao concentrated concentration concepcao concept conception conceptual conceptuality conceptually concern concerned
concernente concertado concerted concerto conchegar conciliar conciliating conciliatory concise conciso concluding concluido concluir conclusao conclusion conclusive conclusively concluso concordant concordar
concorrencia concorrer concretely concurrent concurso condemnatory condemned condenar condensation condensed condescendencia condescending condescension condicao condition conditional conditioning conduzir conexao confederate
conferir confiado confianca confiar confidence confident confidential confidentiality confidentially confidently confiding configuration confinement confines confining confirmar confirmation confirmed conflicting conflito
confluent conformar conforme conformidade conformity confortar conforto confrangido confrontar confundido confundir confusao confused confusing confusion confuso congelar congenital congested congestion
congratulatory congregation congress conhecer conhecido conhecimento conjecture conjetura conjeturar conjoined conjugated conjuncao conjunction conjunto conjuntura conluio connected connecting connection connective
conquistar consagrar conscience conscientious conscious consciously consciousness consecutive conseguir conselho consensus consentimento consentir consequence consequencia consequent consequently consertar conserto conservar
conservatism conservative conservatively conserving considerable considerably consideracao considerado considerar considerate considerately consideration considered consistence consistency consistent consistente consistently consolacao consolar
consolation consolidar consolidated consoling consonantal conspicuous conspicuously constancia constancy constant constante constantly constatation constellation consternado consternation constituicao constrained constraining constranger
constrangido constricted constricting constriction construction constructive constructively construir consumir consummated consumptive conta contact contagiar contaminar contamination contar contemplar contemplative contemporary
contempt contemptible contemptuous contemptuously contenda contender contending content contentamento contente contented contentedly conter contestacao contestado contestar contestavel contextura contiguo contiguous
continence contingente continuacao continual continually continuar continued continuing continuity continuo continuous continuously continuum conto contraband contradiction contradictorily contradictory contradistinction contradizer
contrafeito contrair contrariado contrariar contrariedade contrario contrary contrast contrasting contratempo contrato contributing contributory contrition contrived control controlled controversia controversial controverter
contumaz contumelia contundir contusion convencao convencer convenience conveniencia convenient conveniente conveniently conventional conventionally convento conversa conversar conversational conversely convex convexity
convicted conviction convidar convinced convincing convincingly convivencia convivial convulsive convulsively cooccurring cooing cool cooled coolly coolness cooperar cooperative coordenar coordinated
coordination coorte copia copioso cor coracao corado coragem corajoso coral corar cordel cordial corinthian corner coroa coroar corpo corporation corporeal
corporeality corpulence corpulento correcao correctly correctness correio correlated correlation correntefluente correr corresponding correspondingly correto corrigir corriqueiro corroer corromper corrompido corrosive
corrucao corrugated corrupt corruption corruto cortado cortante cortar cortardividir corte cortejar cortes cortesia cortically corticofugal corvejar cosecant cosily cost costas
costly costume countenance counterbalanced counterpart countervailing countless country countrywide county countywide couple courage courageous course court courteous cova covarde cover
covered covertly covetousness covil cowardice cowardly cowled coyness cozy cps cracked crackling craftsmanship crafty craggy cramp cranky crapula crassness cravado
cravar craved craven crawling craze crazed crazily crazy creaking creamy creased creative creatively creativeness creativity creature credible creditable credito credo
creed creeping crer crescendo crescer crescido crespo crested crevice criacao criado criador crianca criar crime criminality criminoso crimson cringing crippled
crippling crisis crisp crispness crisscrossed crista critica critical critically criticar critico crocked crocketed crooked cropped crossed crotchety crowd crowded crowned
crowning cru crucial crude crudely crudity cruel crueldade cruelly crumbled crummy crumpled crunched crushed crushing crusted cruzar cry crying cryptic
crystallography cube cuffed cuidado cuidadoso cuidar culminancia culmination culpa cultivar culto cultura culturally culture cultured cumbersome cume cumplice cumprimentar cumprimento
cumprir cumulative cunning cura curar curdling curiosity curioso curious curiously curled curling curly currently cursed cursing curso cursory curtained curtly
curtness curto curvaceously curvado curvar curve curved curving curvo custodial custody customarily customary customer custoso cute cycle cylinder cylindrical cynical
cyst cytolysis dabbled dadiva dado daily daintily dainty damaging damn damned damp danado danar danca dandily danger dangerous dangerously dank
dano danoso dapper dappled dar dark darkening darkly darkness darned dashing data date dated datum dauntless dawn dawning day daybreak
daylight days daytime dazed dazzling dead deadened deadline deadlock deadly deaf deafening dear dearly death deathbed deathlike deathly debate debater
debelar debicar debil debilidade debilitado debilitar debilitating debility deboche debt dec decade decadencia decadent decayed deceased deceit deceleration december decencia
decency decent decente decently decepcao deceptive deceptively decidedly decidido decidir decimeter decisao decision decisive decisively decisivo declaracao declarado declarar declarative
declared declinar declining declive decompor decomposicao decomposition decorar decorative decorativeness decorrer decorum decreasing decrement dedicacao dedicado dedicar dedicated dedication dedifferentiated
deducao deducted deductible deduzir deep deeply defect defective defeito defeituoso defender defense defensible defensive defensor defesa defiance defiant deficiency deficient
deficit definable defined definhado definhamento definhar definite definitely definitive deflated deflection deformed degenerado degradar degree deitar deixar dejected dejection delayed
delgado deliberar deliberate deliberately delicacy delicadeza delicado delicate delicately delicioso delicious deliciously delight delighted delightful delightfully delinear delirio deliriously delirium
delonga delongar deluge demand demanda demandar demanding demandingly demarcar demasia demasiado demeanor demente demineralization democracy democratic demolir demonio demonstrable demonstrably
demonstracao demonstrar demonstrated demora demorado demorar demure demythologized denodado denodo denominationally dense denseness density denso denuded denunciar departed departing department
dependable dependence dependencia dependency dependent dependente depleted deplorable deplorably deploravel depor deposed depositar deposito depravacao depravado depravar depravity deprecating deprecatory
depreciacao depreciar depredar depressao depressed depressing depression deprimido deprimir depth deranged dereliction derisive derivar derivative derived derramado derramar derreado derribar
derrota derrotado derrubar desabrido desabrochar desacerto desacreditado desacreditar desafiar desafinar desafogo desafrontar desagradar desagrado desagravar desajeitado desajoujar desalentado desalentar desalento
desalinho desanimado desanimar desanimo desaparecer desapego desapertar desapontado desarmar desarmonia desarranjar desarranjo desassombrado desassossegado desassossego desastrado desastre desatar desatencao desatinado
desatino desavenca desavergonhado desbaratar desbarato desbastar desbocado descaido descansar descanso descarado descendencia descending descer descoberto descobrir descomedido descomedimento descompor descompostura
desconcertado desconcerto desconfiado desconfianca desconfiar desconforme desconhecido desconjuntar descontentamento descorado descortes descredito descrever descricao description descriptive descuidado descuido desculpa desculpar
desdem desditoso desdouro desejar desejo desejoso desembaracado desembaracar desembaraco desembuchar desempenado desencaminhar desenfreado desengracado desenhar desenredar desensitized desentranhar desenvolver desenvolvido
desenvolvimento desenxabido desertar deserted deserto deserved deserving desfalcar desfalecimento desfalque desfazer desfechar desfecho desfeita desfeito desforra desgarrado desgostar desgosto desgostoso
desgraca desgracado design designar designed designio desigual desigualdade desimpedir desinteligencia desinteresse desirable desire desired desistir desleal desleixado desleixo desligar deslindar
deslocacao deslocar deslumbrar deslustrar desmaiado desmaiar desmaio desmanchar desmazelado desmazelo desmedido desmembrar desmerecer desmoralizar desmoronar desnecessario desnorteado desobrigado desobrigar desocupado
desolacao desolar desolate desolation desonesto desonra desonrar desordeiro desordem desordenado desordenar desorganizar despachar despacho despair despairing despairingly despedacar despedir despejar
despenhadeiro desperate desperately desperation desperdicado despertar despicable despised despojar despondency despondent despontar despota despotico despotism despotismo desprender desprendido desprendimento despretensioso
desprezar desprezivel desprezo despropositado desproposito desprotegido desregrado destemido desterro destilar destino destituir destreza destro destroyed destructive destruicao destruidor destruir desultory
desumanidade desumano desuniao desunir desusado desvairado desvairar desvanecer desvanecido desvario desvelado desvelo desventura desventurado desviar desvio desynchronizing detachable detached detachment
detail detailed detectable detected detection detective deter detergency detergent deterioracao deteriorar deterioration determinable determinacao determinado determinant determinar determinate determined determinedly
determining deterrent detestar detestavel deturpar devanear devaneio devassidao devasso devastar devastating developed developing development dever deviant device devilish devious devorar
devoted devotion devotional devout dexterous dexterously dextrous diabetes diabo diabolico diachronic diagonal dialectic dialectically diam diameter diametrically diarrhea diarrhoea dictated
dictionary difamar diferenca diferente diferir difference different differentiated differentiation differently difficult difficulty diffident diffidently diffused diffusely diffusing dificil dificuldade dificultar
difundir digestible dignidade dignified dignity digno dilacerar dilapidated dilatacao dilatado dilatar dilemma diligence diligencia diligent diligente dim dimanar dimension dimensioning
diminished diminishing diminuicao diminuido diminuir diminutive diminuto dimly dingy dinheiro dinner dinnertime direcao directed directing direction directionality directivity directly director
direito dirigente dirigir dirt dirty disability disabled disabling disadvantage disagreement disappointed disappointing disappointment disapproval disarming disarray disaster disastrous disbelief discarded
discernable discernible discernimento discerning discernir disciplina discipline disciplined disclosing discomfort disconcerted disconcerting disconcertingly discontent discontented discontinuity discordancia discordante discordar discordia
discorporate discorrer discouraged discouraging discourteous discovered discredit discreetly discrepancy discrete discretion discretionary discreto discriminating discurso discussao discussion discutir disdainful disease
diseased disembodied disfarcado disfarcar disfarce disfigured disforme disgrace disguise disguised disgust disgusted disgusting disheartened disheartening disheveled dishonest disillusioning disillusionment disintegration
disintegrative disinterest disinterested disjointed disk disloyalty dismal dismally dismay dismayed dismaying dismounted disobedient disorder disordered disorderly disorganized disparar disparatado disparate
dispassionate dispassionately dispensar dispersar dispersed disperso displeased displeasure dispor disposal disposicao disposition dispossessed disposto disproportionate disputa disputable disputar disqualified disregardless
disrepair disrepute disruptive dissatisfaction dissatisfied disseminating dissimilar dissimulacao dissimulado dissimular dissipacao dissipar dissolucao dissoluto dissolved dissolver dissonante distal distally distance
distancia distant distante distaste distastefully distincao distinct distinction distinctive distinctively distinctly distinctness distinguir distinguishable distinguished distinto distortable distorted distracao distractedly
distraction distraido distrair distraught distress distressed distressing distribuir distribution distributive district disturbed disturbing disturbingly disturbio ditado dito ditoso divergencia divergent
divergir diverse diversified diversity diverso divertido divertimento divertir divided dividido dividir divine divinely divino divisa divisao divisive divorced divulgacao divulgar
dizer dizimar dizzily dizzy dobra dobrado dobrar doce docil docile docilidade docked doctor doctrinaire doctrinally doctrine documento docura doenca doente
dog dogged doggedly dogging doglike dogmatic dogmatically doidice doidivanas doido doleful dollar dolo doloroso doloso dom domain domar domestic dominacao
dominance dominant dominantly dominar dominated dominating domineering dominio dominion donaire done doomed door doped dor dormant dosage dosed dot dotted
doubly doubt doubtful doubtless dourly doutrina down downcast downed downhill downright downstairs downstream downtown downtrodden downward downwind dozen dozens drab
drafty dragging dramatic dramatically draped drastic drastically draughty drawn dreadful dreadfully dream dreamed dreamfully dreamlike dreamy drearily dreary drenched dressed
dressy dried drifting drilled drink dripping driven driving drizzling droga droplet drought drowsily drowsiness drowsy drug drugged drugless drunk drunken
drunkenly drunkenness dryly dryness dual dubio dubious ductil due dull dulled dully duly dumb dumfounded dumped dun duplicable durability durable
duracao duradouro durar duration dureza duro dusk dusky dust dustpanful dusty duty duvida duvidoso dwindling dying dynamic dynamics dysentery each
eager eagerly eagerness ear eared earlier earliest early earned earnest earnestly earnestness earsplitting earth earthbound earthlike earthshaking earthy easily east
easter eastern eastward easy eatable eaten ebony ebrio ebullient eccentric eccentricity eclectic eclipsar ecoar economical economically economico economics ecstasy ecstatic
edema edematous edentulous edge edged edgewise edgy edificar edifying editorially educacao educar educated education efeito efemero efeminado efervescencia efetivo effect
effective effectively effectiveness effectually efficacious efficacy efficiency efficient efficiently effort effortless effortlessly eficaz egalitarianism ego egocentric egotism egregio eight eighteen
eighteenth eighth eighty either elaborate elaborately elapsed elastic elasticity elation elderly eldest elected election electrically electrifying electronics elegance elegancia elegant
elegante element elemental elementary elevacao elevado elevar elevated eleven eleventh elfin eligible eliminar ellipsoid elogiar elogio elongated eloquent else elsewhere
elusive emaciated emagrecer emanacao emanar emancipated emaranhado embacado embair embalar embaracado embaracar embaraco embarcacao embargar embargo embarrassed embarrassing embarrassment embasbacado
embasbacar embate embeber embedded emblematic embodied emboldened embowered embriagado embriagar embriaguez embromar embrulhada embrulhar embrulho embuste embusteiro embutir emenda emendado
emendar emergent emerging emeritus eminence eminencia eminent eminente eminently emitir emitting emocao emotion emotional emotionalism emotionality emotionally empafia emparelhar empecilho
empenho emphasis emphatic emphatically emphysema empirical empirically empiricism employed employee employment empolado emporcalhar empreender empregar emprego empresa emptiness empty empurrao
empurrar empuxao emulacao emulsified enabling enaltecer enameled enamorado encabulado encadeamento encadear encaixe encaminhar encanar encantado encantador encantamento encantar encanto encapar
encarar encarcerar encargo encarnicado encerrar enchained enchanted enchantment encharcado encharcar encher encoberto encobrir encolerizar encolhido encomendar encomio encontrao encontrar encontro
encorajar encosta encouragingly encrenca encrespado encrespar encumbrance encurtar end endearing endeusar endiabrado endinheirado endireitar endless endlessly endowed endowment endurance endurecer
enduring enduringly enegrecer enemy energetic energetically energia energico energy enervar enervating enervation enevoado enfadado enfadar enfado enfadonho enfatico enfatuado enfeitado
enfeitar enfeite enfermico enfermidade enfezado enfiada enfiar enforceable enforced enfraquecer enfraquecido enfraquecimento enfurecer enfurecido engaged engagingly enganado enganador enganar engano
enganoso engelhado engendrar engenho england engodo engolir engracado engrandecer engraved engrossar engrossed engrossing enigma enigmatic enigmatico enjoado enjoo enjoyable enjoyment
enlacar enlace enlarged enleado enlear enlevado enlevar enlevo enlightened enlightenment enorme enormity enormous enormously enough enraged enraivecido enredado enredador enredar
enredo enrijar enriquecer enrolar enrolled enrugado enrugar ensaiar ensaio ensejo ensinado ensinamento ensinar ensuing entalhar entangled entanguido entediado entediar entender
entendido entendimento enternecer enterotoxemia enterprising enterrar entertaining enthalpy enthusiasm enthusiastic enthusiastically entibiar entire entirely entirety entitled entity entono entornar entorpecer
entorpecimento entrada entrar entravar entregar entrelacar entreter entristecer entupir entusiasmado entusiasmar entusiasmo enumerar enunciar enveloping envergonhado envergonhar enviably enviado enviar
envilecimento envious environment envolver enwrapped enxergar enxovalhado enxovalhar ephemeral epic epidemic epistemology epistolatory epitome epoca epoch equal equality equally equanimity
equilibrium equipment equipotent equipped equitable equivalence equivalent equivocal equivoco era erguer erguido ermo eroded erotic erradio errado errante errar erratic
erratically erro erroneous error ersatz erudicao erudite erudito esbanjador esbanjamento esbanjar esbarrar esbelto esboco escabroso escala escandalo escapatoria escaped escarnecer
escarnio escassez escasso escavacao escavar esclarecer esclarecido escola escolher esconder esconderijo escondido escora escorar escorrer escrupulo escrupuloso escurecer escuridao escuro
esfacelar esfalfado esfalfar esfarrapado esfera esfolar esfomeado esforcado esforco esfrega esfriar esgotado esgotar esmagar esmerado esmero esmiucar esmorecer esoteric espacar
espaco espalhafato espalhar espancar espantadico espantado espantar espanto espantoso espatifar espavorido especial especially especie espectro especular esperar espertalhao espertar esperteza
esperto espesso espetar espezinhar espiar espicacar espirito esplendido esplendor espora espreitar esquadrinhar esquecido esquecimento esqueleto esquisito esquivo essence essencia essencial
essential essentially estabelecer estabelecimento estabilidade established estacado estacao estado estafar estagnado estalar estampa estampar estampido estancia estar estavel esteem esteio
esteira estender esteril esthetic esticado esticar estima estimado estimar estimated estimativa estimular estimulo estipular estirpe estonteado estontear estorvar estorvo estourar
estragado estragar estrago estranged estrangeiro estrangement estranging estranho estreitar estreiteza estreito estremecer estremecido estrenuo estrepitoso estroina estrondear estrondo estrondoso estudar
estudo estupendo estupidez estupido eternal eternally eternity eterno ethereal ethic ethics ethos etiqueta euphoria euphoric europe evacuar evacuated evaluative evasiva
evasive even evening evensong event eventual eventually ever everlasting everlastingly every everyday everywhere evidence evidenciar evident evidente evidential evidently evitar
evocation exacerbar exact exactly exagerado exaggerated exalar exalo exaltacao exaltado exaltar exalted exame examinar example exasperated exasperating exasperation exatidao exato
exausto excedente exceder exceedingly excelencia excelente excellence excellent excellently excelso excentrico excepcional exception exceptional exceptionally excess excessive excessivo excesso exceto
excitability excitacao excitado excitar excitatory excited excitedly excitement exciting excluir exclusion exclusive exclusively exclusiveness excogitar excruciating execracao execravel execucao executar
exemplar exemplo exempt exemption exercer exercise exhausted exhausting exhaustion exhaustive exhaustively exhilarating exibicao exibir exigencia exigency exigir existence existent existential
existing exito exonerar exordio exortacao exortar exotic expanded expanding expandir expansao expanse expansively expansiveness expectable expectancy expectant expectantly expectation expected
expedient expediente expedir expedito expelir expendable expended expense expensive experience experienced experiencia experiente experiment experimentado experimentalism experimentally experimentar experimentation expertise
expiration explanar explanation explanatory explicacao explicar explicit explicitly exploding exploracao explorar exploratory explosive explosively expor exposed exposicao expository exposure expressao
expressed expressible expression expressionless expressive expressively expressiveness expressly expresso exprimir expropriated expulsar exquisite exsudar extant extase extasiado extasiar extended extensao
extension extensive extensively extenso extent extenuado extenuar exterior external extincao extinguir extinguished extra extracao extrair extralegal extramarital extraneous extraneousness extraordinarily
extraordinario extraordinary extrapolated extrapolation extravagancia extravagant extravagante extravagantly extreme extremely extremidade extremo exuberancia exuberant exuberante exultant exultantly exultation eye eyed
eyelike eyes eyesight eyestrain fabled fabula fabuloso fabulous facanha faccao face faced facet facetious facetiously faceto fachada facil facilitar facilitatory
facility facinora fact factor factual faculdade faculty faded fadiga failure faint faintly fair fairly fairness fairyland faiscar faith faithful faithfully
faixa fake fala falador falar falecimento falha falhar falho fall fallen falling fallow false falsidade falsificar falsity falso falta faltar
faltering falto fama fame famed familia familiar familiaridade familiarity familiarly family faminto famoso famous fanaticism fanciful fanfarrao fanfarronada fantasia fantasiar
fantasma fantastic fantastico fantasy fantods far faraway fare farm farmer farol farra farsa farsante fartar farther farthest farto fartura fasciculation
fascinacao fascinated fascinating fascinatingly fascination fascism fashion fashionable fast fastened faster fastidioso fastidious fastigio fastio fat fatal fatalidade fatally fateful
father fatigado fatigante fatigar fatigue fatigued fato fattening fatty fatuidade fatuo fausto faustoso favor favorable favorably favoravel favorecer favored favorite
fawn fazenda fazer fear fearful fearfully fearless feasibility feasible feathered feature featured featureless feb february fechado fechamento fechar fecho fecund
fecundity fecundo federal feeble feebleness feed feeling feelings feicao feio feiticaria feiticeiro feitico feitio feito fekir felicity feliz fellow felt
feminine femininity fence fenda fender fendido ferida ferir ferment fermentation fero ferocious ferociously ferocity feroz fertil fertile fertilized fervent fervently
fervido fervor festa festering festival festive fetching fetid fetido fever feverish feverishly few fewer fianca fibrosis ficar ficcao ficticio fictive
fidelity fiel field fiendish fierce fiercely fierceness fiery fifteen fifteenth fifth fifties fiftieth fifty fig fight fighting figura figurative figuratively
figure figuring fila fileira filled fillip film filmed filthy fim final finalidade finally financed financially fine finely fineness finest fineza
finger fingered fingido fingimento fingir finicky finished finishing finite fino finorio finura fire firepower firm firmar firme firmeza firmly firmness
first firsthand fisionomia fita fitar fitness fitting five fixar fixed fixo flag flagelar flagelo flailing flair flamante flamboyantly flaming flare
flaring flashing flashy flat flatly flatness flattened flavor flaw flawless flecked fledgling fleeing fleet fleeting fleshy fleuma flexibility flexible flexivel
flight flimsy floating flooded floor floral florid flourishing flow flower flowing flu fluent fluffy fluid fluorescent flushed fluttering flutuante flutuar
flux flying foamy focal focally focus focusing fogo foible folded folga folgado folganca folgazao folguedo folha folhagem folheto folia folklore
folksy following folly fome fomentar fond fondly fondness fonte food fool foolhardy fooling foolish foolishness foolproof foot footing footloose foppish
forbidden forca forcado forcar force forced forceful forceless forcoso foreboding foregoing foreground foreign foremost forensic foreseeable foresight forest forever forgetful
forgetfulness forgotten forked forlorn form forma formal formalism formally formar formed former formerly formidable formidavel formoso fornecer foro fortalecer fortaleza
forte forth forthright forthwith forties fortificar fortified fortitude fortuito fortuna fortunate fortunately forty forward foul fouled foundation founder four fourfold
fourteen fourteenth fourth fracassar fracasso fraco fraction fractional fragil fragile fragmentar fragmentary fragmented fragmento fragrance fragrant fragrante frail frambesia framed
framework franc franco frank frankly franquear franqueza frantic frantically franzino fraqueza fraude fraudulento frayed free freed freedom freehand freelance freely
freewheeling freezing frenetico frente frenzied frenziedly frenzy frequency frequent frequentar frequente frequently fresco frescura fresh freshly freshness fresta friable friction
friday fried friend friendliness friendly friendship frieza fright frightened frightening frightful frigid fringe fringed frio frioleira frisar frivolo frivolous front
frontage frontal frontier frontispicio frostbite frostbitten frothing frouxidao frouxo frowningly frowzled frozen fruitful fruitfulness fruitless frustrado frustrar frustrated frustrating frustration
fruto fueled fuga fugaz fugir fulfillment fulgir fulgor fulgurar full fullness fully fumbling funcao function functional fund fundacao fundamental fundamentally
fundamentals fundamentar fundamento fundar fundir fundo funebre funesto funnel funny furao furar furia furioso furious furiously furlong furlough furnished furor
furry furtar further furthermore furtive furtively furto fury fusao fusco fusiform fussily fussy fustigar futil futile futilidade futility future fuzue
fuzzed fuzzy gabar gabbling gabo gaiety gaily gainful gait gal galante galanteio galardao galeria galgar galhardia galhardo galho galhofeiro gallant
gallantry galling gallon galloping game gamut gana ganhar ganho gap gaping garantia garantir garbed garbled garbo garboso garganta garoto garrido
gas gaseous gaspingly gastar gasto gathered gauche gaudy gaunt gauntleted gauss gay gayly gee gelado gelido gemer general generalization generalized
generally generosidade generosity generoso generous generously genetic genial genio genre gentil gentileza gentle gentlemanly gently genuine genuinely genus geochemistry geographically
geology geometric geometry germ germinal gesticulating gesto gesture ghastly ghost ghostlike ghostly gibelike giddiness gifted gigantic gilded gilt gingerly girl
girlish girlishly giro given givenness glacial glad glamor glamorous glance glanders glaring glass glassless glassy glaucoma glazed gleaming glee gleeful
glibly glibness glinting glistening glittering global gloom gloomily gloomy gloria glorificar glorified glorious gloriously glory glottochronology gloved glowering glowing glued
glum glutao goal god goddam goddamn goddamned godforsaken godless godlike going goitre golden golpe golpear gone good goodness gordo gordura
gorduroso gorgeous gory gossamer gostar gosto gout governar governing government governo gowned gozado gozar gozo graca grace graceful gracefully gracejar
gracejo gracioso gracious graciously graded gradient gradual gradually graduated graining gram gramar grammatically grand grande grandeur grandeza grandiose grandiosidade grandioso
grandly granted granular graphic graphically grasping grass grassroots grateful gratificacao gratification gratified gratifying gratifyingly gratitude grato gratuitous gratuitously grau gravado
gravar grave gravely gravid gravidade gray grayed greasy great greater greatest greatly greatness greed greedily greedy green greening greenly greenness
gregarious greta grey grief grievance grievous grim grimly grimy gritar gritaria grito gritty grizzled groggy groomed groove grooved gross grosseiro
grosseria grossly grosso grota grotesco grotesque grotesquely ground groundless grounds groundwork group grouping growing grown growth grudge grudgingly gruesome gruff
grunting grupo guarda guardar guarnecer guarnicao guerreiro guessing guest guia guiar guided guidepost guileless guilt guiltily guilty gullible guloseima guloso
gummy gun gusto guts guttural guy gymnastic habil habilidade habit habitable habitacao habitar habito habituado habitual habitually habituar hackneyed haggard
haggardly hair haired hairless hairy half halftime halfway hall hallmark hallowed halloween hallucination halo halted haltingly hand handful handicap handicapped
handled handless handmade handsome handwoven handwritten handy hangover hanukkah haphazardly hapless happily happiness happy harassed hard hardened hardly hardship hardworking
hardy harm harmful harmless harmlessly harmonia harmonico harmonioso harmonious harmonizar harmony harsh harshly harshness haste hastily hasty hat hated hateful
hatefully hatless hatred haughtily haughty haunted haunting haver haveres hazard hazel hazy head headache headed headless headlong headstrong healing health
healthful healthily healthy heard heart hearted heartening heartily hearty heat heated heavily heaviness heaving heavy heavyweight hebephrenic hectic hediondo hedonism
heedless hefty height held hellenic help helpful helpfully helpless helplessly helplessness hemispherical hemorrhage hemorrhoid hence henceforth henpecked hepatitis heraldic herculean
here hereabouts hereafter hereby herein hereinafter heretofore heritage hermeneutics hermetic hero heroic heroism hesitacao hesitancy hesitante hesitantly hesitar hesitating hesitation
heterogeneous heterozygous heyday hidden hideous hideously high higher highest highly hijacking hilarious hilariously hilarity hill hipocrisia hipocrita hipotese hired hirsuto
hirto histology historia historically historico history hither hitherto hitless hoarse hoarsely hole holiday hollow hollowness home homegrown homely homemade homenagem
homesick homeward homicidal homogeneity homogeneous homogeneously homosexual homozygous honest honestidade honestly honesto honesty honorable honorably honored honour honra honradez honrado
honrar hooked hope hopeful hopefully hopeless hopelessly horizontal horrendo horrible horribly horrid horrified horrifying horrifyingly horrivel horror horroroso horse horsemanship
hospedar hospitable hospital hostil hostile hostility hot hotel hotness hour hours house how however howling hoydenish hubris huddled hue hued
huge humanely humanism humanitarian humble humbly humidity humilde humilhado humilhar humiliating humiliation humility humor humorous hunch hundred hung hunger hungry
hunted hurling hurried hurriedly hurrying husband husky hyaline hyalinization hydrophilic hydrophobic hydrous hyperbolic hyperbolically hypercellularity hyperemia hyperfine hyperplasia hypertrophied hypertrophy
hypervelocity hyphenated hypoactive hypoadrenocorticism hypocellularity hypophysectomised hypothalamically hypothetical hypothyroidism hysteria hysterical hysterically iced icy idea ideal idealized ideally idear ideia
identical identico identifiable identified identity ideology idiosyncrasy idiosyncratic idiota idiotic idiotically idle idly idolized idyllic ignobil ignominia ignorado ignorance ignorancia
ignorant ignorante igual igualar igualdade ilegal ilimitado ilk ill illegal illegitimacy illegitimate illicit illiterate illness illuminating illumination illusion illusionary illusory
illustrated illustrative illustrious iludido iludir iluminado ilusao ilusorio ilustracao ilustrado ilustrar ilustre imaculado image imagem imagery imaginacao imaginar imaginario imaginary
imagination imaginative imaginatively imagined imaging imane imbalance imbecil imbued imediato imenso imitacao imitar imitation imitative immaculate immaterial immature immediacy immediate
immediately immense immensely immensity imminence imminent immobility immoral immortal immortality immunity imodestia imoral imoralidade imovel impaciencia impaciente impacted impaired imparcial
impartial impassable impasse impassioned impassivel impatience impatient impatiently impeccable impeccably impedido impedimento impedir impelir impelled impending impenetravel impensado imperative imperceptibly
imperfect imperfectability imperfectly imperfeito imperioso imperious impersonal impertinencia impertinente imperturbavel impervious impetuoso impetuous impious implacable implacavel implicacao implicar implicated implication
implicit implied implike imploring importance importancia important importante importantly importunar importuno imposing impossible imposto impostor impostura impotence impotency impotent impractical
imprecise impregnable impressao impression impressive imprevisto imprimir improbable impromptu improperly impropriety improprio improved improvised imprudencia imprudente impudent impudently impugnacao impugnar
impulse impulso impunity imundicie imundo inabil inability inaccuracy inaccurate inaction inactive inadequacy inadequate inadequately inadvertence inadvertently inadvisable inalteravel inane inanimate
inappropriate inaptidao inativo inaudible inauguracao inaugural inaugurar inboard incalculable incandescent incapable incapacidade incapaz incarnate incender incendiar incendido incensed incentive incentivo
incertain incerteza incerto incessant inch inchacao inchado inchar incidence incidental incidentally incipience incipiency incisive incitado incitamento incitar incivil inclinacao inclinado
inclinar inclination inclined inclito incluir inclusive incoerente incoherent income incoming incomodar incomodo incompatibility incompatible incompetence incomplete incompletely incompreensivel incomprehensible inconceivable
inconcusso inconsequential inconsiderable inconsiderado inconsistent inconstancia inconstante incontestavel inconvenience inconveniencia inconvenient inconveniente inconveniently incorporar incorrect incorruptibility increase increased increasing increasingly
incredible incredibly incredulo incrivel inculcar inculto incumbencia incurable incurably indagacao indagar indebted indecent indecente indecisao indecision indeciso indecoroso indeed indefatigable
indefensible indefinable indefinite indefinitely indefinity indefinivel indelible indelicadeza indelicado indelicate indentation independence independent independently indescribable indeterminado indeterminate index indicar indice
indicio indiferenca indiferente indifference indifferent indifferently indigestion indignado indignant indignantly indignation indignidade indigno indirect indirectly indiscreto indiscriminate indiscriminately indiscutivel indispensable
indispor indisposicao indistinct indistinguishable indistinto individual individualism individualistic individuality individualized individually individuo indocil indole indolence indolencia indolent indolente indomavel indoor
indoors indubitable induced inducement indulgencia indulgent indulto industrious industriously industry induzir ineffable ineffectively ineligible inepcia inept ineptly inepto inequality inercia
inert inertia inescapable inescapably inesperado inevitability inevitable inevitably inexcusable inexhaustible inexorable inexorably inexoravel inexpensive inexperience inexperienced inexplicable inexplicavel inexpressible inextricable
infalivel infallible infamar infame infamia infamous infancy infantile infatuation infausto infeccionar infected infection infectious infective infelicidade infeliz inference inferior inferiority
infernal inferno infertile infested infidelity infiel infinite infinitely infinito infirm infirmity inflamado inflamar inflamed inflammatory inflated inflected inflection inflexible inflexivel
influence influencia influent influente influential informacao informal informally informar information informed infortunado infortunio infracao infrared infrequent infundir infuriating ingenious ingenuo
inglorious ingratitude ingrato inhabited inherent inhibited inhibitory inhospitable inhuman inhumane iniciar inicio inimigo inimizade ininteligivel initial initially initiative injured injuria
injuriar injury inkling innate inner inning innocence innocent innumerable inocente inoperable inopinado inorganic inquerito inquietacao inquietar inquieto inquiricao inquiring inquirir
inquiry inquisitive insaciavel insane insanely insanity inscribed inscricao inscrutability inscrutable inseguro insensatez insensato insensibilidade insensitive insensivel inseparable inserir inside insidiously
insight insigne insignia insignificance insignificancia insignificant insignificante insignificantly insinuar insipido insistencia insistent insistente insistir insofar insofrido insolence insolencia insolent insolente
insolently insoluble insouciance inspiracao inspirar inspiration inspirational inspired inspiring instabilidade instability instancia instancy instant instantaneo instantaneous instante instantly instar instavel
instead instigacao instigar instinct instinctive instinctively instituir institution institutionalized instrucao instructive instruido instruir instrument insubordination insubstantial insufficient insufficiently insularity insulation
insultar insulting insulto insuperable insuportavel insured insurmountable intact intato integer integral integrated integridade integrity integro inteirar inteiro inteligencia inteligente intellect
intellectually intelligence intelligent intelligible intencao intended intense intensely intensifying intensity intensive intensively intenso intent intentar intention intentional intentionally intently intentness
intento inter intercalar interchangeable interconnectedness intercontinental interdependence interdependent interdito interessante interessar interesse interest interested interesting interestingly interfaith interfering interim interlocking
interlude intermarriage intermediario intermediate intermeshed interminable intermittent internal internally international internationally interpersonal interpretable interpretacao interpretar interpretation interpretative interprete interpreting interrelated
interrelation interrelationship interromper interrupcao intersecting intersection interspecies interstate intertwined interval intervalo intervencao interwoven intimacy intimate intimately intimidade intimidar intimo intolerable
intolerance intra intractable intramuscularly intransigence intransigente intratavel intrepidez intrepido intricate intriga intrigante intrigar intrigue intrinsic intrinsically introducao introductory introduzir introject
introjected intrometido introspective intrujice intrusive intuition intuitive intuito inundacao inutil inutilizar invadir invalidar invaluable invariable invariably invariant invencao invencivel inventar
inventario invention inventive inventor inverse inversely inverted investida investigacao investigar investigation investigative investir inveterate invincible inviolate invisible inviting invocar involucro
involuntary involved invulnerability invulnerable inward inwardly iodinating ionized ipueira ira irado irascivel irksome ironic ironical ironlike ironshod irradiar irrational irrationally
irreconcilable irreducible irreflexao irrefutavel irregular irregularidade irregularly irrelevant irremediable irremediavel irreparable irreproducibility irrequieto irresistible irresolute irresolution irrespective irresponsibility irresponsible irreverence
irreversible irrevocable irritability irritable irritably irritacao irritado irritar irritating irritation isencao isentar isento ish ism isolado isolamento isolated isolation isothermal
isotonic isotropic issue item jactancia jactancioso jaded jaez jagged jammed jan jangling janota january jarring jatancia jaunty jazzy jealous jealousy
jeito jeopardy jerking jerky jetting jew jeweled jingling job jocose jocular jogar joined joint jointly jolly jolted jouncing jovial joy
joyous jubilant jubilantly jubilo judgment judicial juicy juizo juju julgamento julgar july jumble jumbled jumpy juncao june junta juntar junto
jurisdicao jurisdiction jurisprudence jurisprudentially just justa justica justice justiceiro justifiably justificar justification justly justness justo jutting keen keenly keenness ken
ketosis keyed khaki kid kidnaped killable kilometer kind kinda kindled kindly kindred kinesthetically kingdom kinship kitchen kittenish knack knee kneeling
knifelike knightly knotted knotty knowing knowledge knowledgeable known kosher labareda labeled labeu labia labile labor laborioso laborsaving labrusco laced lack
lacking laco laconico lactating lacuna lacy ladeira laden ladened ladino lady ladylike laia laid lamacal lambada lambao lamblike lamentacao lamentoso
lamina lancar lance lancinante land landlocked landscaped language languid languidez languido languor lanky lapsed lapso lar largar large largely larger
largest largo largueza larval lasca lascivo lashing lasso last lastima lastimar lastimoso lasting lastly latched late latego lately latent later
latest latter laughingly lavagem lavar lavender lavish lavishly lavra lavrar law lawless lax laxness layout lazily lazy leaded leaden leading
leaning leaping learned learning least leathered leavened leavening led leering left leg legal legally legendary legged leggy legibility legitimacy legitimate
legitimately legitimo leigo leisure leisurely leito lembranca lembrar length lengthening lengthily lengthwise lengthy lento leprosy lerdo leria lesar lesion leso
less lessened lesser lest lesto letdown lethal lethality lethargy letra letter letters levado levantado levantamento levantar levar leve level levelheaded
leviandade leviano lewd lexicon lexicostatistics lhano liability liable liaison liberal liberalism liberally liberated liberdade libertar libertinagem libertino liberty licao licenca
licencioso licensed licked lida lidar lieutenant life lifeless lifelike lifelong lifetime lifted liga ligacao ligado ligar ligeireza ligeiro light lighted
lighthearted lighting lightly lightweight likelihood likely likeness likewise liking lilt limbo limit limitado limitar limitation limite limited limiting limitless limp
limpar limpeza limpido limpo lindo line linear linearly lined lingering lingeringly linguagem lingually linguistically linguistics linha lip lipped liquid liquido
liso lisonja lisonjear lisonjeiro list lista listed listening listless listlessly lit liter literal literalism literally literalness literate literature lithe littered
little livable lively livid livido livrar livre lixo loaded loathsome lobularity local locally located location locked lodacal lofty logic logical
logically logico lograr logro lone loneliness lonely long longanime longer longevity longhand longing longinquo longstanding look looking loose loosely looted
lopsidedly loquaz lordly lore lorpa loss lost lot lote lots loucania louco loucura loud loudly louro lousiness lousy louvar louvor
love loveliness lovely loving lovingly low lower lowered lowering loweringly lowly loyal loyalty lucid lucidity luck luckily lucky lucrar lucrativo
lucro ludibriar ludibrio ludicrous lugar lugubre lugubrious lukewarm lull luminescent luminosity luminoso luminous lumpish lunatic lunation lung lurid lurking luscious
lush lust luster lustily lustre lusty luta lutar luxo luxuria luxurious luxuriously luxury luz luzente luzir lyrical macabre macada macador
macambuzio macar machine machinelike machucar macieza macilento macio maconha macroscopically macula maculado macular mad maddened maddening made madly madness madrugada
maduro magic magical magico magnanimidade magnanimo magnetically magnificence magnificencia magnificent magnificente magnificently magnifico magnified magnitude magoa magoado magoar magote magro
maimed main mainly maintained majestade majestic majestically majestoso majesty major majority makeshift maladroit malady malaise malandro malaria malcriado maldade maldizer
maleavel maledicencia maleness malestar malevolency malfeitor malformed malhumorado malicia malicioso malign malignancy malposed malquerenca malta maltratar maluco malvado mammoth man
management manager manancial manar mancha manchar manco mandao mandar mandato mandatory mando mandriao mandriar maneira manejar maneuverability manfulness mangled manha
manhood manhoso mania maniacal maniaco maniatar manic maniclike manifestacao manifestar manifestly manifesto manned manner manners manobrar mansidao manso manter mantic
manto manufactured many maquinacao maquinar maravilhado maravilhar maravilhoso marbleized marbleizing marca marcar march marcha marching marco margem margin marginal marginality
marginally marked markedly market marketable marketing marksmanship maroon maroteira marriage married martelar martial martirio marvelous marvelously mas masculine masculinity mass
massa massive masterly mastery matanca matar matched matching material materialism materially maternal math mathematically mathematics matizar matrimonio matrimony matsyendra matted
matter mature maturity matutar matuto mau mauve mavioso maxima maximal maximum may maybe meager meandering meaning meaningful meaningfulness meaningless meanness
means meanwhile measurable measure measured measurement meaty mechanical mechanically mechanics mechanistic mechanized meddling median medically medicine medico medida mediocrity medir
meditabundo meditacao meditar meditation meditative medo medonho medrar medroso meek meekly meeting megalomania megaton meigo meiguice meio melancholy melancolia melancolico
melhorar melhoria melindrar mellowingly melodic melodioso melodious melodramatic melting member memorable memoria memorization memory men menace menacing mencionar mendacious menial
menoscabar menosprezar mensageiro mental mentality mentally mente mentecapto mentira mentiroso meq merciful mercifully merciless mercurial mere merecimento merely meretriz mergulhar
merit meritorious merrily merriment merry mesa mesquinho mess message messy mestico meta metallic metedico meter method methodical methodically meticulously metodo
mexerico mexeriqueiro microcosm micron microscopically microsecond mid midday midnight midsummer midwatch midway midwestern mien migalha might mighty mild mildly mile
mileage milieu militant militarily millenarianism millennium milliampere millidegree milligram milliliter millimeter million millions mimesis mimetic mimo mimosear mimoso min mincing
mind minded mindful mindless mineralized mineralogy mingua minimal minimized minimum ministro minor minorar mint minucia minucioso minute minutia mira miraculous
miraculously mirrado misbranded miscellaneous mischievous misconception miserable miserably miseravel miseria misericordia misero misery misgiving misguided misleading misplaced misrelated missao missing
mission mistaken mistakenly mister misterio misterioso mistura misturado misturar misty misused mite mitigar mixed mixordia mobile mobility moblike moca mocking
modal mode model modelar modeled modelo moderacao moderado moderar moderate moderately moderation modern modernity modernized modest modestia modestly modesto modesty
modificacao modificar modified modo modorra moer mofa mofar mofino moido moist moisture mole moleirao molenga molestado molestar molestia molesto moleza
molten moment momentaneo momentarily momentary momentous momentum monastic monaural monday money monkish mononuclear monophonic monopoly monotone monotonous monotony monstrous monstruoso
montao montar monte month mood moon moonlit morada morale moralistic morality morally morals morbido mordaz morder more moreover mores morning
morose morosely morphology morphophonemics morrer morrow morsel mortal mortality mortally morte mortificacao mortificar mortification morto most mostly mostrar motejar motejo
mother motim motion motionless motivated motivating motivation motive motivo mottled mountainous mounted mournful mournfully mousy mouth mouthful movedico movel movement
mover movie movimento moving movingly mph much mudado mudanca mudar mudavel muddied muddle muddleheaded muddy muffled mulato multi multidao multidimensional
multilateral multiple multiplicity multiplied multitude multitudinous mum mundane mundo murcho murder murdered murky murmurar muro muscle musculoso music musically musicianship
musing mustached mute muted mutely muttering mutual mutuality myelofibrosis myriad mysterious mysteriously mystery mystic mystique mythological nacao nadir nagging naive
naked nakedly nakedness name named nameless namely namorar namoro narracao narrar narrow narrowed narrowing narrowly narrowness nascent nascente nascer nascimento
nasty nation nationalism nationalistic nationally nationwide native nativo natural naturalism naturalized naturally naturalness nature natureza naufragio naught nausea nauseated navegar
nay neanderthal near nearby nearer nearest nearly nearness nearsighted neat neatly nebuloso nebulous necedade necessarily necessario necessary necessidade necessitado necessity
neck need needed needless needlessly nefando nefasto negaca negacao negar negation negative neglected negligencia negligent negligente negligible negociar negocio negro
negroid neighborhood neighboring neighborliness neither neo neoliberal nerveless nerves nervo nervoso nervous nervously nervousness nescio net netlike nettlesome network neurosis
neutral neutralized never nevertheless new newborn newest newly news newspaper next nibbed nice nicely nicety niche night nighted nightfall nightmare
nightmarish nighttime nihilism nimble nimbly nine nineteen nineteenth nineties ninety ninharia ninho ninth nirvana nitidez nitido nivelar nobilitar noble nobre
nobreza nocao nociceptive nocivo nocturnal nodoa noise noisily noisy nojento nojo nomear nominally non nonassertive nonchalant nonchurchgoing noncommissioned noncompetitive nondescript
none nonequivalence nonequivalent nonetheless nonexistent nonfunctional nonionic nonmetallic nonobservant nonoccurrence nonparticulate nonpartisan nonparty nonpolitical nonproductive nonresident nonspecific nonspecifically nonverbal nonvolatile
noon norm norma normal normally north northeast northerly northern northward northwest nose nosed nostalgia nostalgic not nota notable notably notar
notavel note noted noteworthy nothing noticeable noticeably noticia notion notorio notorious notoriously notwithstanding nourished nov novato novela novelty november novitiate
novo now nowhere nowise nubile nublado nuclear nude nuisance null nulo numb number numbing numbness numerical numerous numinous nupcias nutrido
nutrient nutrir nutritive oaken obcecacao obdurate obedecer obedient obediently obeso obice objecao object objectionable objective objectivity objetar objeto obligated obliged
obligingly oblique obliquo obliterating oblivion oblivious obnoxious obra obrar obrigacao obrigar obscene obscenity obsceno obscurecer obscurely obscurity obscuro obsequious observable
observacao observado observador observant observar observation observational observed obsessed obsolescent obsoleto obstacle obstaculo obstar obstinacao obstinado obstinately obtainable obter obtido
obtrusiveness obverse obvious obviously ocasiao ocasionar ocaso occasional occasionally occasions occluded occlusion occupied occurrence ocher ocio ociosidade ocioso oco ocorrencia
ocorrer oct octahedron octave october ocultar oculto ocupacao ocupar odd oddly odds odiar odio odioso odious odor odorifero ofender ofendido
ofensa oferecer oferta off offbeat offensive office officer official officially offshore oficio often oftentimes ofuscar oiled oily okay old older
oldest oleophilic oleophobic olhado olhar olho olive ology oloroso ominous ominously omitir omniscient onboard once oncoming one oneness onetime only
onset onshore onward opalescent opaque opened openly openmouthed operario operating operation operationally operative operator opiniao opinion opinionated opor oportunidade oposicao
oposto opportunism opportunistic opportunity opposed opposing opposite oppressed opressao oprimido oprimir oprobrio optically optimal optimism optimistic optimum opulent opulento oracao
oral orally oratorical ordem ordenacao ordenado ordenar order ordered orderliness orderly ordinarily ordinario ordinary ordinate organic organically organism organismo organizar
organization organized orgia orgulho orgulhoso oriental oriented orificio origem original originality originally originar originario oriundo orla orlar ornado ornamented ornar
ornate ornately ornato ornery orthodoxy oscilar ostensibly ostentacao ostentar ostentatious ostentoso osteoporosis other otherwise ounce ousadia ousado out outclassed outdated
outdoor outdoors outeiro outer outgoing outlined outlook outlying outmoded outorgar outrage outraged outrageous outright outset outside outspoken outstanding outstandingly outward
outwardly oval over overactive overall overbearing overboard overcast overconfident overcurious overdone overgrown overhand overhanging overhead overheated overlapping overloaded overlooked overnight
overpriced overprotective overriding overseas oversimplified oversized overt overtime overtly overturned overvaliant overweight overwhelmed overwhelming overwhelmingly owing own owned oxidised oxygen
pace pacificar pacing packed pacovio pacto padded padrao padre paganism pagar page paid pain painful painfully painless painted painting pair
pairar paired paixao palavra palavreado pale palerma palestra palette palhaco palhoca paliar palido paling pallid pallor palpable palpably palpitar pampered
pancada pandega pang panic panicked panoramic pantano pantanoso panting paper papery par parada paradigm parado paradoxical paradoxically paragon paralisar parallel
parallelism parameter paramount paranoid parar parcela parched parco pardonable parecer parede parent parenthood parked parking paroco paroxysm parrotlike part parte
parted partial partially participar particle particular particularidade particularizar particularly particulate partida partidario partido partir partisan partly party parvo parvoice pascacio
pasmado pasmo pasmoso passado passage passageiro passagem passar passion passionate passionately passive passively passivity past pasted pastel pastelike pasty patch
patched patchwork patente patentear paternalistic paternally pateta pathetic pathless pathogenic pathologic pathology pathos patience patient patiently patifaria patife patranha patriarchal
patriotic patriotism patrocinar patronizing pattern patuscada pau paucity paul pausa paved pavor pavoroso payable payday payment paz peace peaceable peaceful
peacefully peak peaked peaky pearly peasanthood peca pecado peco peculiar peculiarity peculiarly pedaco pedante pedantic pedido pedir peeling peevish pegada
pegar peia peleja pelejar pelintra pelo pelting pena penalizar penance penciled pendencia pender pending penetrante penetrar penetrating penny penoso pensar
pensive penultimate penuria people peopled peptizing pequenez pequeno peralta perambulating perceber perceived percent percentage perceptible perception perchance perched percorrer percurso
perda perdao perder perdido perdoar perdulario peregrino peremptory perennial perennially perfect perfectability perfectibility perfection perfectionism perfectly perfeicao perfeito perfidia perfido
performance perfumado perfume perfumed perfunctorily perfunctory perguntar perhaps perigoso peril perilous perilously period periodic periodically periodicity periodo peripherally periphery perito
perky permanecer permanence permanent permanently permeated permian permissao permitir perpetual perpetually perpetuo perplexed perplexidade perplexing perplexo perrengue perro perseguir perseveranca
persistence persistency persistent persistente persistently persistir person persona personal personality personalized personally personnel perspectiva perspective perspicacia perspicaz perspiring persuadir persuasive
pert pertinacia pertinaz pertinence pertinent perturbacao perturbado perturbar perturbation pervading pervasive perverse perversely perversidade perverso perverter pesado pesar pesaroso peso
pesquisa pesquisar pessimism pessimistic pestered pestering pestilential peta peticao petite petitioner petticoated petulance petulancia petulante petulantly pfennig phantasy pharmacy phase
phenomenon philanthropic philosophically philosophy phonemics phonetics phonology phony phosphorescent photographically physical physically physicalness physics physiology physique picante picar picnic pico
pictorially picture pictured picturesque picturing piece piedade piety pigheaded pilha pilheria pillar pilot pimple pinched pink pinta pintar pirata pirraca
pisado pisar pitched piteous piteously pitfall pithy pitiable pitiful pitiless pitilessly pity pitying pityingly placating place placement placid placidly plagued
plain plainly plaintively plan planar plane planear planejar plangente planicie planned planning plano plant planta plantar planted planura plastered plastic
plastically plasticity plataforma platitudinous platonism plausible plausivel play playable played playful pleading pleasant pleasantly pleased pleasing pleasure plebe plebeu pleitear
plenitude plentiful plenty pliant plight plodding plot plum plumb plumitivo plump plumping plumpness plush pneumonia pobre pobreza pocket pocketful poder
poderoso podre poetico poignancy poignant point pointed pointing poised polar polarity polemical police policy polidez polido polio polir polished polite
politely politeness politic political politically politics poll polluted pollution polycrystalline polymyositis polynomial polytonal pomada pomaded pompa pomposo pompous pompously pompousness
pond ponderacao ponderar ponderous ponta ponto poor poorly popular popularity popularly populated population populous por porcao porco pore porfia porfiar
porosity porous porque portable portador porte portentous portion posicao position positive positively positivism positivo possante posse possessed possibilidade possibility possible
possibly possivel postergar posterior posthumous postponed posture postwar potencia potency potent potente potential potentiality potentially pound poupar pousada poverty povo
povoado powdered powdery power powered powerful powerfully powerfulness powerless practicable practical practically practice practiced practicing practised praga pragmatic praia prantear
pratica praticar pratico prattling praxe prazenteiro prazer pre prearranged precarious precast precaucao precaver precavido precedence precedent preceding preceito precioso precious
precipicio precipitacao precipitado precisar precise precisely precision preciso preclaro precocious preconceived preconception precooked precooled predetermined predicament predictable predicted prediction predictive
predigested predilection predisposed predizer predominance predominantly predomination preeminent preencher preexistence preexistent preferable preferably preference preferencia preferential preferentially preferir preferred pregar
pregnant preguica preguicoso prehistoric prejudicar prejudice prejudiced prejudicial prejuizo prelado preliminar preliminary preliterate premio premium premonition premonitory prenda prender prenuncio
preoccupation preoccupied preocupacao preocupado prepackaged preparacao preparado preparar preparative preparatory prepared preparo preposterous prepubescent prepupal prerequisite prerrogativa prescrever prescribed prescricao
preseason presenca presence presentable presente presentear presently presentness preservar preserved presidency president preso pressa pressagiar pressagio pressing pressure pressuroso prestar
prestige prestigio presto presumably presumed presumido presumption presuncao presuncoso presupposition pretence pretended pretender pretensao pretension pretensioso pretexto pretrial prettiness pretty
prevailing prevalence prevalent prevencao prevenido prevenir preventive prever previdente previous previously previsao prevision prewar prezado price priced priceless pricing prickling
prickly pride primacy primarily primary primazia prime primed primeiro primeval primitive primitivo primly primoroso principal principally principiante principio principle printable
printed prior priority prisao privacao privacy privado privar private privately privilege privileged privilegio prizewinning pro probability probable probably probidade probing
problem problematico procedente proceder procedimento procedure process processed processo proclaimed proclamacao proclamar procrastinacao procrastinar procreative procura procurar prodigal prodigalizar prodigally
prodigious produced product production productive productivity produtivo produto produzir proeminente profanar profane profanely proferir professedly professional professionally profetizar proficiency proficient
profitability profitable profitably profound profoundly profundity profundo profuse profusely profusion progenie prognosticar prognostico program programa progredir progress progressive progressively progressivism
progresso proibir projected projection projetar projeto prolific prolixo prologo prolongar prolonged promessa prominence prominent prominently promised promising promover promptly prone
pronounced prontidao pronto pronunciar proof propagar propalar propensao proper properly property prophecy prophetic prophetically propicio propitious propor proporcao proporcionar proportion
proportional proportionality proportionally proportionate proportionately proposed proposicao proposito propriedade propriety proprio prosa prosapia prospect prospective prosperar prosperity prospero prosperous prostracao
prostrado prostrar prostrate protecao protecting protection protective protectively proteger protegido protestantism protesting protetor proto protogeometric prototype prototypical protuberance proud proudly
prova provar provavel proved proveito proveitoso proveniente prover proverbio providential provido provincialism provir provisao provision provisional provisorio provocacao provocador provocar
provocative prowess proximal proximate proximity proximo prudence prudencia prudente prurient pseudo psi psyche psychical psychically psychological psychologically psychology psychopathic psychophysiology
psychotherapy psychotic pubescent public publicar publicized publicly published puckered puckish pudor puffed pugna pujanca pulha pulled pulsating pulsed pulseless pulsing
pulverized punctuality punctured pundonor pungent pungente pungently pungir punishable punitive puny puppyish pure purely pureza purgatory purificar purified purity puro
purple purportedly purpose purposeful purposely pursuant pursued pursuing pushing pusilanime puxar puzzled puzzlement puzzling quadra quadrilha quadro quaint quaking qualidade
qualificar qualification qualified qualitative qualitatively quality qualm quantidade quantitative quantitatively quantity quantum quarrelsome quart quarter quasi quavering quaveringly que quebra
quebrado quebramento quebrantado quebrantamento quebrantar quebranto quebrar queda quedo queer queima queimado queimar queixa quente querela querer querido querulous querulously
quest questao question questionable questionado questioningly quick quicker quickly quickness quicksilver quiescent quiet quietacao quietly quietness quieto quietude quilted quimera
quimerico quirk quite quivering quixotic quizilia quota rabicho rabugento raca rachar raciocinio racy radiant radiation radical radicalism radically radioactive radius
raftered rage ragged raia rain raised raising raiva raivoso raiz rakishly rale ralho rallying ramagem ramo rampa rampant rancho rancor
random randomly range ranging rangy rank ranked rapariga rapaz raped rapid rapidez rapidity rapidly rapido rapport rapture raquitico rare rarely
rarified raro rasgado rasgar rasgo raspar rasping rasto rata ratable rate rather ratificar rating ratio rational rationale rationalism rationalization rationally
rationed raucous raucously raving raw razao reaction reactivity readable reader readily readiness reading ready real realcar realistic realistically reality realizar
realization really realm rear rearing rearward reason reasonable reasonably reasoning reassured reassuring reassuringly rebaixar rebelde rebeliao rebelling rebellious rebelliously rebento
rebordosa reborn rebucado rebuilt recanto recato receber receding receio recent recently receoso receptive recession reciprocal reckless recklessly recklessness reckoning reclaimed
reclamacao reclamar reclining recognition recognizable recognized recolher recolhimento recollection recomendacao recomendar recommendation recommended recompensa recompensar reconciling recondito reconhecer reconhecimento reconstructed
reconstruction record recordar recorded recoverable recreacao rectangle rectangular rectitude recuar recuperar recurrent recurso recurvado recusa recusar red reddish redheaded redly
redoubled redoubtable reducao reduced redundant reduzir reeking reevaluation refazer reference referir refined refinement reflectance reflection reflective reflectively refletido refletir reflexao
reflexly reforcado reforcar reforma reformado reformar reformed refractory refratario refrear refrega refreshed refreshing refrigerated refrigerio refugio refutar regal regalo regardant
regarding regardless regeneracao regenerating regime regiment region regionally registrar registro regozijo regra regrado regretfully regular regularidade regularity regularizar regularly regulated
regulatory rejected rejeitar rejoicing relacao relacionar relatar related relatedness relation relations relationship relative relatively relaxacao relaxado relaxamento relaxed relaxing released
relembrar relentless relentlessly relentlessness reles relevance relevancy relevant relevar relevo reliability reliable reliably reliance relief relieved religion religioso religiously religiousness
relish reliving reluctant reluctantly reluzente remainder remaining remark remarkable remarkably rematar remate remedial remediar remedio remembered remembrance remexer remissao remnant
remontado remoque remorse remorseful remorseless remote remoto removed remover remuneracao remunerative renaissance renda rendimento rending renegar renewed renewing renome renovar
renovo renuncia renunciar reorientation repaired reparacao reparar reparo reparticao repartimento repartir repayable repeated repeatedly repelente repelir repentance repentant repentino repeticao
repetido repetir repetitious repetitive repisar repleto replica replicar report reported reportedly reposeful repouso repreender repreensao reprehensible representacao representante representar representation
representational repressed repression repressive reprieve reprimenda reprimir reprobo reproducao reproducibility reproducible reproducibly reproduzir reprovar reprovingly repugnance repugnancia repugnante repulsao repulsive
reputable reputacao reputation reputed requinte required requirement rescindir research researchable resemblance resenha resentful resentfully resentment reserva reservado reservoir resfriado resguardar
resguardo residencia residential resignacao resignation resignedly resilience resiny resistant resistencia resistente resistir resmungar resolucao resolute resolutely resoluto resolved resolver resolvido
resonant resounding resourcefulness respect respectable respected respectful respective respectively respeitar respeitavel respeito respirar respite resplandecente resplandecer resplendent resplendor responder responsabilidade
response responsible responsibly responsiveness ressabiado ressentimento ressoar rest restabelecer restauracao restaurar restituir restive restively restless restlessly restlessness resto restoration restrained
restricted restricting restriction restrictive restringir resublimed result resultado resultant resultar resulting resumido resumir resumo retail retained retalhado retaliatory retardamento retardar
retardation retarded retentive retentiveness reter reticulate retidao retirar retired retirement retiring retiro reto retorquir retraido retraimento retrair retreating retribuicao retribuir
retroceder retrogressive retrospect retrovision retumbante return reuniao reunir revealing revelacao revelar revenir reverberation reverbero reverdecer revered reverencia reverie reversibility reversible
revery reves revestimento revestir revised revogar revolta revoltar revolto revolucao revolutionary revolver revulsion rewarding rheumatism rhinotracheitis rhythmic rhythmical rhythmically rich
richly richness rickety rico ridden riddled ridicularizar ridiculo ridiculous ridiculously rifle right righteous righteousness rightful rightfully rightly rightness rigid rigidly
rigido rigor rigoroso rigorous rigorously rijo rim rima rimless riotous ripe ripping riqueza risca riscar risco rising risky risonho rispidez
rispido rival river rixa road roadblock roasted robust robustecer robustness robusto rocar rocklike rocky roda rodear rodeio roer rogar rogo
roiling rol role rollickingly rolling rolo romance romanticism rombo romper ronceiro roof room roomful rosy rotated rotating rotina roto rotten
rotting rotundity roubar roubo rough roughhewn roughly roughness round roundabout rounded roundly roupa rousing routinely row rowdy rpm rubberized rubberlike
rubbery rubro rudderless ruddy rude rudely rudeness rudeza rudimentary ruefully ruffled rugged ruido ruidoso ruim ruin ruina ruined ruinous rule
ruled ruma ruminar rumo rumor run runaway running rural rusted rustic rustico rusty rut ruthless ruthlessness rutilo rutted sabbath sabedor
sabedoria saber sabido sabio sabor saboroso sacerdote saciar sacred sacrificar sacudido sacudir sad sadism sadistic sadly sadness safado safardana safe
safely safety sagacidade sagacious sagaz sagging sagrado said saida sair sake salable salacious salario sale salesmanship saliencia salient salientar saliente
saline sallow saltar salteador salto salty salubrious salutar salutary salvar salvo same sameness sample sancao sanctified sanctity sandice sandy sane
sanguineous sanha sanitation sanity santo sao sapphire sarar sarcastic sardonic sarna satanic satiety satiric satirical satirically satirico satisfacao satisfaction satisfactorily
satisfactory satisfazer satisfeito satisfied satisfying saturated saturday saudacao savage savagely savageness saved savory scale scaled scalloped scampering scant scanty scar
scarce scarcely scarcity scarecrowish scared scarred scathing scathingly scattered scavenging scene scenic scent scented scepticism scheduled schematic scheme schizophrenic scholarly
scholastically school schooldays schoolgirlish sciatica science scientifically scolding scoop scope scorched scorching score scoreless scores scorn scornful scornfully scoured scours
scraggly scrambled scrap scratched scratchiness scratching scratchy scrawled scrawny screaming screeching screechy scrupulously sculptured scurrying sea seafaring searching season seasonal
seated sec secao secar secluded seco second secondarily secondary secondhand secondly secrecy secret secretary secretly secreto sectario section sectioned sector
secular secularism secularized secundario secura secured securely security sedate sede sedentary sedicao sedimento seducao seductive sedulously sedutor seduzir seeking seeming
seemingly seen seeping seething segmental segredar segredo segregated seguido seguimento seguir seguranca segurar seguro seismic seizure seldom selected selective self
selfish selfishness selvagem selvajaria semantically semblance semblante semear semelhanca semelhante semi semiempirical semiliterate semiprecious semipublic semiskilled semitrance senao senhor senile
senior seniority sensation sensational sensato sense senseless sensibility sensible sensibly sensing sensitive sensitivity sensivel senso sensory sensual sensuality sensuous sentenca
sentence sentencioso sentido sentient sentiment sentimental sentimentality sentimento sentir separable separacao separado separar separated separately separation sepia sept september septic
sepultar sepultura sequela sequential sequioso sequito ser serenar serene serenely serenidade serenity sereno serial serie seriedade series serio serious seriously
seriousness sermao sertanejo serum servical service serviceable services servico servil servile servilismo servir set settled seven seventeen seventeenth seventh seventy
several severalty severe severely severidade severity severo sexually sexy shabby shackled shade shaded shading shadow shadowed shadowy shaggy shaken shaking
shaky shallow shallowness shame shamefacedly shameful shape shaped shapeless shapely share shared sharp sharply sharpness shattered shattering shaved shaven sheeplike
sheer sheet shelter sheltered shielded shifting shimmering shining shiny ship shipshape shirtsleeves shivering shivery shock shocked shocking shockingly shod shoe
shoeful shoes shooting short shortage shortened shortly shortness shortsighted shot shoulder show showcase showy shred shrewd shrewdly shrewish shrieked shrill
shrilling shrilly shriveled shucks shuddering shy shyly sic sick sickish sickly sickness side sidelong sidewise sight sign signed significance significant
significantly silence silenced silencio silent silently silky silly silver silvery silvestre similar similarity similarly similitude simpatia simpatizar simple simples simplex
simplicidade simplicity simplified simplistic simply simular simulated simultaneous simultaneously sin sinal sincere sincerely sinceridade sincerity sincero sincope sinewy sinful sinfulness
singelo single singly singular singularity singularly sinister sinistro sinopse sintered sintese sintetizar sinuous sinusoidal sistema site sitio situacao situar situated
situation six sixteen sixteenth sixth sixties sixty sizable size sized sizzling skeptical skepticism skill skilled skillful skillfully skinny sky slack
slant slanted slanting slantingly slantwise slashed slashing slavery sleek sleepily sleeping sleepy slender slick sliding slight slightest slightly slim slippered
slippery slipping sloping sloppy slovenliness slovenly slow slowing slowly slowness sluggish sluggishly sluicing slurred sly small smaller smallest smallish smallness
smallpox smart smashed smeared smile smiling smilingly smitten smoke smoldering smolderingly smooth smoothly smoothness smothered smothering smudged smug snappy snare
snobbish snug snuggled snugly soaked soaking soar soaring sobejo sober soberania soberano soberba soberbo sobering soberly sobrecarregado sobrepujar sobressair sobressaltar
sobriety sobrio sociability sociably socialism socialistic sociality socialized socially sociavel sociedade society socorrer socorro sodden soez sofrego sofreguidao sofrer sofrimento
soft softened softening softly softness soil soiled solace soldado soldier soldiering sole soled solely solemn solemnity solemnly solene solenidade solercia
solicitar solicitude solid solidao solidarity solidity solidly solido solipsism solitario solitary solitude soltar solto soluble solucao solution solved soma somatic
somber sombre sombrio some someday somehow someone someplace sometime sometimes somewhat somewhere somitico somnolent son sondar song sonhador sonho sonority
sonoro sonorous sonso soon sooner soothingly sooty sope sophisticated sophistication soporifero sopping soprar sorbed sordid sordido sore sorely sorrel sorrow
sorrowful sorry sort sorte sorumbatico sorver sossegado sossegar sossego soughingly sought soul soulfully sound sounding soundproof source sourdough sourly south
southbound southeast southeastern southern southward southwest sova sovereign sovereignty sovina space spaced spacing spacious spaciousness sparkle sparkling sparse sparsely spasm
spasmodic spatiality spatially special specialized specially specialty species specific specifically specificity specified specimen speck speckled spectacular spectacularly specter specular speculative
speculatively speech speechlessness speed speedily speedy spell spellbinding spellbound sphere spherule spic spiked spineless spinnability spiral spirit spirited spiritual spiritually
spite spiteful splashed splattered splendid splendidly splendor splenomegaly splintered splintery splitting spluttering spoiled spoken spongy spontaneity spontaneous spontaneously spoonful sporadic
sporting spot spotless spotlight sprawled sprawling spreading sprightly spring springtime sprinkling sprue squalling square squared squarely squashed squeaky stabbed stability
stabilized stabilizing stable staccato stacked stage staggering staggeringly staginess stagnant stagnation stained staining stale stalked stalking staminate stammering stance standardized
standing standpoint standstill stardom stark startled startling starvation starved starving state stately statement statesmanlike statesmanship static statistic statistically stature status
staunch steadfastly steadied steadily steady stealthily stealthy steamed steaming steep steeply stellar stem stemmed stentorian step steprelationship steps stepwise stereophonic
stereotype stereotyped sterile sterling stern sternly stewing sticking sticky stiff stiffened stiffly stiffness still stillness stilted stimulant stimulating stimulus stinging
stinking stock stocky stoic stoical stoicism stolid stolidly stomach stone stonily stooped store storied stormy story stout stoutly straggling straight
straightaway straightforward strained straining straitlaced strand stranded strange strangely strangeness strangled strategy stratified streaked stream streaming streamlined street strength strenuous
strenuously stress stressed stretched stretching strewn striation stricken strict strictly strife striking strikingly stringy striped strong strongly structurally structure structured
struggle struggling strung stubborn stubbornly stubbornness studded student studious studiously study stuffed stuffy stumbling stung stunned stunning stupefying stupendous stupid
stupidity stupidly stupor sturdy style stylemark stylistic stylized suave suavidade suavizado suavizar subconscious subconsciously subdued subfigure subgross subhuman subito subject
subjective subjugar subjugation sublevar sublime subliterary submerged submergir submetido submissao submissive submisso subordinator subornar suborno subpart subsequent subsequently subservient subsidio
subsidized subsistir substance substantial substantially substantive subsurface subterfugio subtle subtly subtrair suburbanized subverter succeeding success successful successfully succession successive successively
succinctly suceder sucessao sucesso such sucia suculento sudden suddenly suddenness suffering sufficient sufficiently suffocating suffrage suffused sufocacao sufocar sugerir suggested
suggestion suggestive suitability suitable suitably suited sujar sujeicao sujeitar sujeito sujo sulcar sulco sulkily sullen sullenly sultry sumidade summer sumptuous
sun sunbaked sunburnt sunday sundown sundry sung sunken sunny sunshiny sunstruck suntanned suntuoso super superabundante superar superb superbly supercilious superficial
superficiality superficially superimposed superior superioridade superiority superlative supernatant supernatural supernaturalism supersonic superstition superstitious supine suplica suplicar suplicio supor suportar suposicao
suposto supplemental supplementary suppleness supply support supporting supportive supposed supposedly supra supremacy supreme supremely supremo supressao suprimido suprimir suprir sure
surely surety surface surfeited surging surgir surly surmounted surplus surpreendente surpreender surpresa surpreso surprised surprising surprisingly surreptitiously surripiar surrounded surrounding
surroundings survival surviving susceptibility susceptible suspended suspender suspense suspenso suspicion suspicious suspiciously suspirar sussurrar sustentaculo sustentar sustento suster susto sutileza
swaggering swallowed swamped swarming swart swarthy swaybacked swaying sweating sweaty sweeping sweet sweetly sweetness swelled swelling sweltering swift swiftly swinging
swingy swirling swishing swollen sworn symbolically symmetric symmetrical symmetrically symmetry sympathetically sympathy symptom symptomatic synchronism synchronous synchrony syndrome synergistic synonymous
syntactically syntax synthetic syrupy system systematic systematically tabareu table taboo tacanho tachar taciturno tact tactic tactically tactics tactually tagarela tagarelar
tagged tailored taint taken tale talent talented talismanic talkative talky tall tame tan tang tangent tangential tangible tangibly tangled tanned
tanta tantalizing tantalizingly tantrum tapado tapar tapeacao taped tapered tapering tapestry tart tartly tasca task taste tasteful tattered taunting taut
tawdry tawny tax taxable taxing taxpaying teacher team tearfully teaspoonful technically technique technological technologically tecido tedio tedious teen teenage teens
teensy teima teimar teimosia teimoso telling telltale temerario temerity temeroso temor temper tempera temperament temperamento temperature tempest tempestuoso tempo temporal
temporarily temporary temptation ten tenable tenacidade tenaciously tenacity tenaz tendencia tendency tender tenderly tenderness tenebroso tenebrous tenencia tenfold tensely tension
tensionless tentacao tentacle tentar tentative tentatively tenth tenuous tenuously tenure teoria tepid ter term terminado terminal terminar termination termo terms
terno terra terraco terreno terrible terribly terrific terrified terrifying terrivel terror terse tersely teso test testament tested testily tetrico text
texture textured thankfulness thanksgiving theatrically then thence thenceforth theology theoretical theoretically theory therapeutic there thereafter thereby therefor therefore therefrom therein
thereof thereon thereto theretofore thereunder thereupon therewith thermally thermodynamically thermodynamics thermostated thermostatics thick thickened thickening thickly thickness thickspread thieving thin
thing thinking thinly thinness third thirst thirsty thirteen thirteenth thirties thirtieth thirty thither thoriated thorn thorough thoroughgoing thoroughly thoroughness though
thought thoughtful thoughtfully thoughtless thousand threadbare threat threatened threatening three threshold thrice thrifty thrill thrillful thrilling thriving throat throbbing throe
thrombosed thrombosis thrombus thronged through throughout thudding thundering thunderous thursday thus thyroid tied tight tightened tightly tiled tilled tilted tilth
timbered timbre time timed timeliness timely times timeworn timid timidez timidity timidly timido timing tingling tino tinsel tint tinted tiny
tipo tipped tipsy tiptoe tira tirania tirano tirar tired tiredly tireless tiresome tiring tissue titanic titer titillating title titled tittering
titulo toada tocante tocar today together toiling tokenish toldar toleirao tolerable tolerance tolerant tolerar tolher tolhido tolice tolo tom tomado
tomar tomorrow ton tone toned tongued tonight tons tonto too tooth top topical topnotch topography topped toppling torment tormented tormento
torn torpe torpid torpor tortuous tortura torturar tortured torturing tosco tostado tostar total totalitarian totality totally tottering touched touching tough
toughness touring tousled town toxic trabalhador trabalhar trabalho trabalhoso tracado tracar traceable traco trade trademark tradition traditional traditionalism traditionally tragic
tragically tragico traicao traicoeiro traidor train trained training trait traitorous trama tramar tramoia tramping trampled trampling trancar trance tranquil tranquilidade
tranquility tranquilizar tranquilly tranquilo trans transbordar transcendent transcendental transe transferencia transferir transformacao transformar transformed transgressao transience transigir transito transitorio translucence
translucent transmissible transmitir transmitted transparent transparente transpiring transplantable transpor transportar transporte transtornar transtorno transversally transverse transversely transviado trapaca trapaceiro trapped
traquinas trasladar traslado traspassamento traste tratado tratamento tratantada tratante tratar tratavel trato travado travar traveled traveling travesso travessura trazer treacherous
treachery treasured treated treatment treble tree treinar trejeito trembling tremedal tremelique tremendo tremendous tremendously tremer tremor trepar trepidation trepido tresmalhado
treva trial triangle triangular tributo trichrome tricolor trigonal trigueiro trilha trilhado trilhar trilho trio trip triste tristeza tristonho trite triturar
triumphant triumphantly triunfo trivial triviality troca trocar troco tronco troops tropecar tropical trouble troubled troublesome trouxa truculence truculent true truly
trusted trustfully trustworthy truth truthful truthfulness trying tube tuberculosis tubular tuesday tularemia tumba tumbling tumor tumour tumult tumulto tumultuous tunda
tuned tuneful tunelessly turbulent turbulento turmoil turned turnover tuxedoed tweedy twelfth twelve twenties twentieth twenty twice twilight twin twinge twinkling
twirlingly twisted twisting two twofold twoscore type typhoid typhus typical typically ubiquitous ufania ugliness ugly ulcer ulcerated ulceration ultimate ultimately
ultra ultrajar ultraje ultramodern ultrasonic ultrasonically unabated unable unacceptable unaccompanied unaccountable unachievable unadjusted unaffected unafraid unaided unalterable unambiguity unambiguous unambiguously
unanimous unanimously unanswered unarmed unashamedly unasked unassisted unasterisked unattached unattractive unauthentic unauthorized unavailable unavailing unavoidable unavoidably unaware unawareness unawares unbalance
unbearable unbelievable unbidden unblinkingly unborn unbounded unbreakable unbroken unbuttoned uncanny uncaused unceasingly uncertain uncertainly uncertainty uncertified unchangeable unchanged uncharged uncheckable
unclaimed unclean unclouded uncombable uncomfortable uncomfortably uncommon uncompromising unconcern unconcerned unconcernedly unconditional unconditionally unconditioned unconnected unconquerable unconquered unconscious unconsciously unconstitutional
uncontrollable uncontrollably unconventional unconvincing uncooperative uncousinly uncritical undamaged undaunted undeclared undeniable undepicted under undercover undercurrent underdeveloped undereducated underfoot underground underhanded
underlying underprivileged undersea understandable understanding understandingly understood underwater underway undesirable undeveloped undifferentiated undigested undiluted undiminished undisguised undisputed undisturbed undone undoubtedly
undrinkable undue unduly uneasily uneasiness uneasy uneconomical unemployed unemployment unending unendurable unenthusiastic unequally unequivocally unerring unerringly uneven unevenly unexpected unexpectedly
unexplainable unexplained unexplored unfair unfaithful unfaltering unfalteringly unfamiliar unfastened unfavorable unfertile unfertilized unfettered unfit unfitting unfixed unforeseen unforgettable unfortunate unfortunately
unfrosted unfrozen ungainly ungodly ungrateful unguided unhappiness unhappy unhealthy unheated unheeded unheeding unhesitatingly unholy unhurried unhurriedly unhurt uniao unico unido
unified uniformed uniformity uniformly unilateral unimaginable unimaginative unimpaired unimpassioned unimpeachable unimpeachably unimportant unimposing unimpressed unimpressive unimproved uninitiated uninjectable unintelligent unintended
unintentionally uninterrupted uninterruptedly uninvited uninvolved union unique uniquely uniqueness unir unit united unity univalent universal universality universally university unjust unkind
unknown unlawful unlike unlikely unlimited unlined unliterary unloaded unlocked unlovely unluckily unlucky unmalicious unmanageably unmarried unmated unmeritorious unmistakable unmistakably unmixed
unmolested unmoved unnatural unnecessarily unnecessary unneeded unnoticed unnourished unnumbered unobtainable unobtrusively unoccupied unofficial unopposed unorthodox unpaid unpaintable unpaired unparalleled unpatriotic
unpaved unperformed unpicturesque unpleasant unpleasantly unplowed unplumbed unpopular unprecedented unpredictability unpredictable unpredictably unpremeditated unprepared unpretentious unproblematic unprocurable unpromising unprotected unprotesting
unpublished unpunished unqualified unqualifiedly unquestionably unquestioningly unready unreal unrealism unrealistic unrealistically unreality unreason unreasoning unrecognizable unrecognized unreconstructed unredeemed unreeling unreflective
unregretting unrelated unreleased unreliable unremarkable unrequited unreservedly unresponsive unrest unrestricted unrevealing unruly unsaid unsatisfactory unsaturated unscathed unscientific unscrupulous unseeing unseen
unselfconscious unselfconsciousness unselfish unselfishness unservile unsettled unshakable unsharpened unshaved unshaven unshielded unsigned unsloped unsmiling unsmilingly unsold unsolved unspeakable unspoken unstable
unstained unsteadily unstilted unstressed unstructured unstrung unsuccessful unsuitable unsuitably unsuited unsung unsympathetic untellable untenable untested unthinking untold untouched untoward untraditional
untrammeled untried untrue unused unusual unusually unutterably unvarying unventilated unwanted unwarranted unwavering unwed unwelcome unwilling unwillingness unwise unwisely unwitting unwittingly
unwomanly unworn unworthy unwrinkled unwritten upbeat upcoming upheaval upland uplifted upper uppermost upraised upright uproar upstairs upstate upstream upward upwards
urbanidade urbanized urbano urdir urgency urgent urgently urucubaca usable usar use useable used useful usefulness useless uselessly uselessness uso usual
usually usurario util utilidade utilitarian utmost utopianism utterly vacancy vacant vacantly vacation vacilacao vacilante vacilar vacuolization vacuum vadiagem vadiar vadio
vagabundear vagabundo vagar vagaroso vago vague vaguear vaguely vagueness vaidade vaidoso vain valentao valente valentia valer valia valiant valid validity
valido valimento valley valor valoroso valuable valuation value valued valueless values vangloria vanished vanishing vanity vantagem vantajoso vao vara variability
variable variacao variant variar variation variavel varied variegated variety vario various variously varonil varying vascolejar vaso vast vastly vasto vaticinar
vaticinio vazio vector vedar veemencia veemente vehemence vehement veiled veined veio veleidade velhacaria velhaco velho velocity veloz velvety vencer vencido
venenoso venerable veneracao venerar venia ventilar ventura venturoso ver veracity verbal verdadeiro vereda vergar vergasta verge vergonha vergonhoso veridical veridico
verificacao verificar verification verisimilitude veritable vermelho vermilion vernal versatile versatility verter vertex vertical vertice vertigem vertigo verve very vestigio vestir
vexado vexame vexar vexation via viability viable vibrancy vibrant vibrar vicarious vice viciado viciar vicio vicious vico vicoso victoriously victory
vida view viewpoint vigia vigiar vigilance vigor vigoroso vigorous vigorously vil vile vileza vilipendio village villainous vinculo vindictive vinganca vingar
violar violencia violent violentar violently violento vir virar virgem virginity virile virtual virtually virtude virtue virtuoso virtuous virulence virulent visao
viscoelastic viscosity viselike visibility visible visibly vision visiting visivel visored vista vistoso visualization visually vital vitality vitally vituperio vivacidade vivacious
viver vivid vividly vividness vivo vizinho vocalic vocationally vociferar vociferous vociferously vogue voice voiced void volatile volition volta voltar volubilidade
volume volumetrically voluminous volumoso voluntarily voluntary voluptuous voluvel vontade voragem voraz votive voto voz vulgar vulnerability vulnerable vulto wacky wads
wage wagon wailful wainscoted waiting wakeful wakefulness walking wall walled walloping wan wandering war warily warlike warm warmed warming warmly
warmongering warmth warped wart wary washed washington wasted wasteful watchful watchfully water waterproof watery watt wave wavelength waving wavy waxed
waxlike way ways wayward weak weakened weakly weakness wealth wealthy weapon wearied wearily weariness wearisome weary wearying wedge wednesday wee
week weekday weekend weeping weight weighted weighting weightlessness weird weirdly welcoming well weltanschauung welter west westerly western westward westwards wet
wetness wheels wheezing when whence wherefore while whim whining whipping whirling whiskered whit white whiteness whitewashed whole wholesome wholly whorl
why wicked wickedly wide widely widespread widowed widowhood width wife wifely wild wildly wildness wilfully will willful willing willingness willpower
wily wind windblown winding window windy winless winning winter wintertime wintry wired wiry wisdom wise wisely wishing withal withered withering
within wittingly witty wobbling wobbly woe woeful woefully woman wonderful wonderfully wonderfulness wonderworking wondrous wondrously wooded wooden woodenly woodgrain woodgraining
woods woolly word wordlessly words wordy work workable worker working workmanlike workweek world worldly worldwide worn worried worriedly worriment worse
worshiping worst worth worthless worthlessness worthwhile worthy wound wounded woven wraithlike wrapped wrath wrathful wrathfully wreathed wrenching wretched wretchedness wrinkle
wrinkled writer writhed writhing written wrong wrongdoing wrongly wry wryly yard yardage yarder yawning yaws year yearning yearningly years yelled
yelling yellow yen yesterday yesteryear yet yielding yoga yonder young younger youngish youth youthful zanga zangado zeal zelo zeloso zero
zest zloty zombar zombaria zombeteiro zonzo zurzir
`;

/** English qualities of people and of work. */
export const QUALITIES = `
abandon abandoned abasement abashed abbreviated aberrant aberration abhorrent abiding ability abject abjection ablated ablaze able abnormal abnormality abominable abounding above
aboveground abroad abrupt abruptness abscess abscissa absence absent absentminded absolute absorbed absorbency absorptive abstention abstract abstracted abstraction abstractive abstruseness absurd
abundance abundant abused accelerated accelerating acceleration acceptable acceptance accepted accepting access accidental accompanied accompanying accomplished accrued accumulated accuracy accurate accusative
accusing accustomed acetonemia ache aching acidity acquaintance acquainted acquiescence acquired acreage acrobatic activated active activism actual actuality acute adamant adaptable
adapted added addicted additional addlebrained addressed adenoma adept adequacy adequate adjacent adjoining adjusted admirable admiration admissible adopted adroit adroitness adsorbed
advanced advancing advantage advantageous adventurous adverse adversity advertised advisability advisable aerated aerial aerobic aerosolized affair affairs affect affected affection affectionate
afferent affianced affiliated affiliation affixed afflicted affluence afire aflame aflare afloat aforesaid afraid agape age aged agenda aggregate aggression aggressive
aggressiveness aghast agile agitated agitation agony ague ahead ahorseback aid ailing ailment aim aimless aimlessness airborne airless airs airy akin
alarm alarmed alchemy alert alerting alertness alfresco alien alienated alienation alike alive alkaline all alleged allied alligatored allocable allowable alone
aloneness aloof aloofness altered alternate alternative altitude altruism amateurishness amazed amazement amazing amber ambiance ambiguous ambition ambitious ambivalent amenable amended
americanism amiable amicable amiss amity amoral amorous amorphous ample amused amusement amusing anaerobic anaesthesia analeptic analogous analogue analogy analytical analyticity
anaplasmosis anarchy anatomy ancestral ancient anemia anemic anesthetized angelic anger anglophilia angry angst anguish anguished anhydrous animallike animated animosity annihilating
annoyance annoyed annoying anomalous anomic anomie anonymity anonymous anorexia another answering antagonism antagonistic antebellum anterior anthropology anthropomorphic anti antic anticipated
anticipation antipathy antique antiseptic antithetical antitrust anxiety anxious any apart aplomb apocalyptic apocryphal apologetic appalling apparent appealing appearance appetite applicable
applied appointed appraisal appreciable appreciated appreciation appreciative apprehension approachable approaching appropriate approved approximation apt aptitude arable arbitrary arching ardent ardor
arduous arena arguing argumentative arianism aridity aristocratic arithmetic armed armored aroma aroused arranged arrangement arrogance arrogant arteriolosclerosis arthritis artificial artistry
arts arty ascendancy ascending ascertainable ashamed ashen asleep aspect aspiration aspiring assay assembled assertive assertiveness assessment assiduity assigned associated assorted
assumed assurance assured assyriology astonished astonishing astonishment astounding astringent astronomy astrophysics astute asymmetric asymmetry atheistic athleticism atmosphere atomlike atrophied atrophy
attached attachment attained attempted attention attention attentive attired attitude attractive attributable attribute atypical audacious audacity audible austere austerity authentic authenticity
authoritarian authoritative authority authorized automatic autonomic autonomy avail availability available avenging average aversion avowed awaited awake awakened aware awareness away
awe awed awestruck awful awfulness awkward awry axiomatic axis babbling babel babelike backbone background backward bad badness baffling baggy bait
baked balance balanced bald balding baleful balkiness balking balled ballooning bamboo banal bandaged bankruptcy barbaric barbed bare barefoot baronial baroque
barren based bashful basic bass bated battered battleful bawdy beaded beady beaming bearded beardown beaten beautiful beauty bedfast bedraggled beefy
befuddled beguiling being belated belief believable belligerent beloved belowground bended bending beneficial benevolent bent bereavement bespectacled besplashed best bestial bestubbled
betrothed better bewhiskered bewildered bewilderment bewitched bias big bigger biggest bilateral bilharziasis bilingual billion billowing binding bioassay biology biomedicine biopsy
bipartisan birthright bite biting bitten bitter bitterness bittersweet bizarre black blackened blackness blanched bland blandness blank blasphemous blasting blatancy blatant
blazing bleach bleached bleak bleary blemish blessed blight blighted blind blinded blindfolded blindness blinking blissful blistered blistering blithe bloat bloated
blockading blond bloodless bloodstained bloodsucking bloodthirsty bloody blot blotch blown blue bluish blunt blur blurred blushing bluster blustery boastful bogus
boisterous bold boldness bonded bonus bony booked boon booted bordering borderline bored boredom boring born bosom both bottomless bouffant bounce
bound bounded bounding boundless bowed boxed boyish braced brackish braided brainy branched branded brash brave bravery brazen brazenness breadth breaking
breakthrough breathless breeding brief bright brightness brilliance brilliancy brilliant brindle brisk brittle broad brocaded broke broken bronchiolitis bronzed brooding brotherly
brown brownish brucellosis bruise bruised brushed brushy brutal brutality bucolic build built bulging bulk bulky bullnecked bunched buoyant burden burdened
buried burly burn burned burning burnt bursitis bursting bushwhacking bushy businesslike busted bustling busy buttoned buttressed buzzing cackly cadaverous cagey
calculated calculating caliber calibre called callous calloused callousness calm calming calmness camaraderie cancer candid candour canonized cantering capability capable capacity
capitalistic captivating captivity cardinal cardiomegaly care carefree careful careless carelessness caressing careworn carnal carpeted carved carven casebook cassocked casual catastrophic
catch categorized catholicism causal causative caution cautious ceaseless celerity centered centering central centralized cerebral certain certainty certified certitude chagrin challenge
challenging chambered championship chance changed changing chanted chantlike chaos chaotic characteristic charged charisma charm charming chattering cheap cheerful cheerfulness cheery
chemistry cherished chestnut chic chief childish childishness childlike chill chilling chilly chinked chinless chipper chiseled chivalrous chivalry chockful choice choked
choking cholelithiasis choosy chosen christianity chronic chunky churchgoing churchlike churning circular circulating circumference circumspect circumstance circumstances civil civilian civilized clad
clammy clamorous clandestine clanging clanking clannish clannishness claret clarity classic classical classics classified classless clattering claustrophobia cleaned clear clearance cleared
clearheaded clearness clever cleverness climate clinched clockwise clogged clogging closed closer closing clothed clotted clouded cloudy clubfoot clumsy cluttered coarse
coarsened coated coaxial coaxing coccidioidomycosis coccidiosis cockeyed cocky coexistence coexistent cognate cognizance coherent cohesion cohesive cohesiveness cold coldness collapse collapsible
collective colloquial collusion color colored colorful colorless colossal colour columned columnlike coma combatant combinable combined comfort comfortable comforted comforting comic
coming commanding commendable commensurate commercial commiseration commitment committed common commonplace commonsense commotion communal communicational compact companionship comparable compassion compassionate compatible
compelled compensatory competence competent competing competitive complaint complaisance complementary complete completed completeness complex complexion complexity complicated complicity complimentary component comportment
composed composing composite composition composure compound comprehension comprehensive compressed compromising compulsion compulsive compulsivity compunction concave concealed conceit conceivable concentrated concentration
concept conception conceptual conceptuality concern concerned concerted conciliating conciliatory concise concluding conclusion conclusive concordant concurrent condemnatory condemned condensation condensed condescending
condescension condition conditional conditioning confederate confidence confident confidential confidentiality confiding configuration confinement confines confining confirmation confirmed conflicting confluent conformity confused
confusing confusion congenital congested congestion congratulatory conjecture conjoined conjugated conjunction connected connecting connective conscience conscientious conscious consciousness consecutive consensus consequent
conservatism conservative conserving considerable considerate consideration considered consistence consistency consistent consolation consolidated consoling consonantal conspicuous constancy constant constatation constellation consternation
constrained constraining constricted constricting constructive consummated consumptive contamination contemplative contemporary contempt contemptible contemptuous contending contented contiguous continence continual continued continuing
continuity continuous contraband contradictory contradistinction contrary contrasting contributing contributory contrition contrived control controlled controversial contusion convenience convenient conventional conversational convex
convexity convicted conviction convinced convincing convivial convulsive cooccurring cooing cool cooled coolness cooperative coordinate coordinated coordination coral cordial corinthian corporeal
corporeality corpulence correctness correlated corresponding corrosive corrugated corrupt corruption corticofugal costly countenance counterbalanced counterpart countervailing countless countrywide countywide courage courageous
courteous courtesy covered covetousness cowardice cowardly cowled coyness cozy cracked crackling craftsmanship crafty craggy cramp cranky crassness craved craven crawling
craze crazed crazy creaking creamy creased creative creativeness creativity credible creditable credo creed creeping crescendo crested criminality crimson cringing crippled
crippling crisis crisp crispness crisscrossed critical crocked crocketed crooked cropped crossed crotchety crowded crowned crowning crucial crude crudity cruel crumbled
crummy crumpled crunched crushed crushing crusted crying cryptic crystallography cuffed cultured cumbersome cumulative cunning curdling curiosity curious curled curling curly
cursed cursing cursory curtained curtness curved curving custodial custody customary cute cylindrical cynical cyst cytolysis dabbled daily dainty damaging damn
damned damp danger dangerous dank dapper dappled dark darkening darkness darned dash dashing dated datum dauntless dazed dazzling dead deadened
deadlock deadly deaf deafening dear deathlike deathly debilitating debility debt decadent decayed deceased deceit deceleration decency decent deceptive decisive declarative
declared declining decomposition decorative decorativeness decorum decreasing decrement dedicated dedication dedifferentiated deducted deductible deep defect defective defensible defensive defiance defiant
deficiency deficient deficit definable defined definite definitive deflated deflection deformed degree dejected dejection delayed deliberate delicacy delicate delicious delight delighted
delightful delirium demanding demeanor demineralization democracy democratic demonstrable demonstrated demure demythologized dense denseness density denuded departed departing dependable dependence dependency
dependent depleted deplorable deposed depravity deprecating deprecatory depressed depressing depression depth deranged dereliction derisive derivative derived descending descriptive desensitized deserted
deserved deserving designed desirable desire desired desolate desolation despair despairing desperate desperation despicable despised despondency despondent despotism destroyed destructive desultory
detachable detached detachment detail detailed detectable detected detection detergency deterioration determinable determinant determinate determined determining deterrent devastating developed developing deviant
devilish devious devoted devotion devotional devout dexterous dextrous diabetes diachronic diagonal dialectic diam diameter diarrhea diarrhoea dictated difference different differential
differentiated differentiation difficult diffident diffused diffusing digestible dignified dignity dilapidated dilemma diligence diligence diligent dim dimension dimensioning diminished diminishing diminutive
dingy directed directing directionality directivity dirty disability disabled disabling disadvantage disagreement disappointed disappointing disappointment disapproval disarming disarray disaster disastrous disbelief
discarded discernable discernible discerning discipline disciplined disclosing discomfort disconcerted disconcerting discontent discontented discontinuity discorporate discouraged discouraging discourteous discovered discredit discrepancy
discrete discretion discretion discretionary discriminating disdain disdainful disease diseased disembodied disfigured disgrace disguise disguised disgust disgusted disgusting disheartened disheartening disheveled
dishonest dishonor disillusioning disillusionment disintegration disintegrative disinterest disinterested disjointed dislike disloyalty dismal dismay dismayed dismaying dismounted disobedient disorder disordered disorderly
disorganized disparate dispassionate dispersed displeased displeasure disposal disposition dispossessed disproportionate disputable disqualified disregard disrepair disrepute disruptive dissatisfaction dissatisfied disseminating dissimilar
dissolved distal distance distant distaste distinct distinction distinctive distinctness distinguishable distinguished distortable distorted distraction distraught distress distressed distressing distribution distributive
distrust disturbed disturbing divergent diverse diversified diversity divided divine divisive divorced dizzy docile docked doctrinaire doctrine dodge dogged dogging doglike
dogmatic doleful domain domestic dominance dominant dominated dominating domineering dominion done doomed doped dormant dosed dotted doubt doubtful down downcast
downed downhill downtown downtrodden downward drab drafty dragging dramatic draped drastic draughty drawn dread dreadful dream dreamed dreamlike dreamy dreary
drenched dressed dressy dried drifting drilled dripping driven driving drizzling drought drowsiness drowsy drugged drugless drunk drunken drunkenness dryness dual
dubious due dull dulled dumb dumfounded dumped duplicable durability durable dusky dusty dwindling dying dynamic dynamics dysentery each eager eagerness
eared earlier earliest early earned earnest earnestness earsplitting earthbound earthlike earthshaking earthy ease ease eastern eastward easy eatable eaten ebony
ebullient eccentric eccentricity echo eclectic economical economics ecstasy ecstatic edema edematous edentulous edged edgy edifying educated effective effectiveness efficacious efficacy
efficient effort effortless egalitarianism ego egocentric egotism eight eighteen eighteenth eighth eighty elaborate elapsed elastic elasticity elation elderly eldest elected
electrifying electronics elegance elegant element elemental elementary elevated eleven eleventh elfin eligible elongated eloquent else elusive emaciated emancipated embarrassed embarrassing
embarrassment embedded emblematic embodied emboldened embowered emergent emerging emeritus eminence eminent emitting emotion emotional emotionalism emotionality emphasis emphatic emphysema empirical
empiricism employ employed employment emptiness empty emulsified enabling enameled enchained enchanted enchantment encumbrance endearing endless endowed endowment endurance enduring energetic
enervating enervation enforceable enforced engaged engraved engrossed engrossing enigma enigmatic enjoyable enjoyment enlarged enlightened enlightenment enormity enormous enough enraged enrolled
ensuing entangled enterotoxemia enterprising entertaining enthalpy enthusiasm enthusiastic entire entirety entitled enveloping envious environment envy enwrapped ephemeral epistemology epistolatory epitome
equal equality equanimity equilibrium equipotent equipped equitable equivalence equivalent equivocal eroded erotic erratic erroneous ersatz erudite escaped esoteric essence essential
established esteem esthetic estimate estimated estranged estrangement estranging eternal ethereal ethic ethics ethos euphoria euphoric evacuated evaluative evasive even eventual
everlasting every everyday evidence evident evidential evocation exact exaggerated exalted example exasperated exasperating exasperation excellence excellent exception exceptional excess excessive
excitability excitatory excited excitement exciting exclusion exclusive exclusiveness excruciating exemplar exempt exemption exhausted exhausting exhaustion exhaustive exhilarating exigency existence existent
existential existing exotic expanded expanding expanse expansiveness expectable expectancy expectant expectation expected expedient expendable expended expensive experience experienced experimentalism experimentation
expertise explanatory explicit exploding exploratory explosive exposed expository exposure expressed expressible expression expressionless expressive expressiveness expropriated exquisite extant extended extensive
extent external extinguished extra extralegal extramarital extraneous extraordinary extrapolated extrapolation extravagant extreme exuberant exultant exultation eyed eyelike eyes eyesight eyestrain
fabled fabulous faced facet facetious facilitatory fact factual faculty faded faint fair fairness fairyland faith faithful fake fallen falling fallow
false falsity fame famed familiar familiarity famous fanaticism fanciful fancy fantastic fantasy fantods far faraway fare farther fasciculation fascinated fascinating
fascination fascism fashion fashionable fast fastened fastidious fat fatal fateful fatigue fatigued fattening fatty favorable favored favorite fawn fear fearful
fearless feasibility feasible feathered feature featured featureless fecund fecundity federal feeble feebleness feel feelings felicity felt feminine femininity ferment fermentation
ferocious ferocity fertile fertilized fervent fervor festering festive fetching fetid fever feverish few fewer fibrosis fictive fidelity fiendish fierce fierceness
fiery fifteen fifteenth fifth fiftieth fifty figurative figuring filled fillip filmed filthy final financed fine fineness finest fingered finicky finish
finished finishing finite firepower firm firmness first firsthand fit fitness fitting five fix fixed flailing flair flaming flaring flashy flat
flatness flattened flavor flaw flawless flecked fledgling fleeing fleet fleeting fleshy flexibility flexible flimsy floating flooded floral florid flourishing flowing
flu fluent fluffy fluorescent flushed fluttering flying foamy focal focus focusing foible folded folklore folksy following folly fond fondness foolhardy
fooling foolish foolishness foolproof footing footloose foppish forbidden force forced forceful forceless foreboding foregoing foreground foreign foremost forensic foreseeable foresight
forgetful forgetfulness forgotten forked forlorn formal formalism formed former formidable forte forthright fortified fortitude fortunate forty forward foul fouled founder
four fourfold fourteen fourteenth fourth fractional fragile fragmentary fragmented fragrance fragrant frail frambesia framed framework frank frantic frayed free freed
freedom freehand freelance freewheeling frenzied frenzy frequent fresh freshness friable friction fried friendliness friendly friendship fright frightened frightening frightful frigid
fringed frivolous frontage frontal frostbite frostbitten frothing frowzled frozen fruitful fruitfulness fruitless frustrated frustrating frustration fueled fulfillment full fullness fumbling
functional fundamental fundamentals funny furious furnished furor furry further furtive fury fusiform fuss fussy futile futility fuzzed fuzzy gabbling gaiety
gainful gallantry galling galloping gamut gap gaping garbed garbled gas gaseous gathered gauche gaudy gaunt gauntleted gay general generalization generalized
generosity generous genetic genial genre gentle gentlemanly genuine genus geochemistry geology geometric geometry germ germinal gesticulating ghastly ghost ghostlike ghostly
gibelike giddiness gifted gigantic gilded gilt gingerly girlish give given givenness glad glamor glamorous glanders glare glaring glassless glassy glaucoma
glazed gleam gleaming glee gleeful glibness glinting glistening glitter glittering global gloom gloomy glorified glorious glory glottochronology gloved glow glowering
glowing glued glum goal goddam goddamn goddamned godforsaken godless godlike goitre golden gone good goodness gorgeous gory gossamer gout governing
gowned grace graceful gracious graded gradual graduated graining grand grandeur grandiose granted granular graphic grasping grassroots grateful gratification gratified gratifying
gratitude gratuitous gravid gray grayed greasy great greater greatest greatness greed greedy green greening greenness gregarious grey grief grievance grievous
grim grimy gritty grizzled groggy groomed grooved gross grotesque groundless grounds groundwork growing grown grudge gruesome gruff grunting guessing guided
guidepost guileless guilt guilty gullible gummy gusto guts guttural gymnastic habit habitable habitual hackneyed haggard haired hairless hairy halfway hallmark
hallowed hallucination halo halt halted handicap handicapped handled handless handmade handsome handwoven handwritten handy hangover hapless happiness happy harassed hard
hardened hardship hardworking hardy harm harmful harmless harmonious harmony harsh harshness haste hasty hate hated hateful hatless hatred haughty haunted
haunting hazard hazel hazy headache headed headless headstrong health healthful healthy heard heart hearted heartening hearty heated heaviness heaving heavy
heavyweight hebephrenic hectic hedonism heed heedless hefty height held hellenic helpful helpless helplessness hemispherical hemorrhage hemorrhoid henpecked hepatitis heraldic herculean
here heritage hermeneutics hermetic heroic heroism hesitancy hesitating hesitation heterogeneous heterozygous hidden hideous high higher highest hijacking hilarious hilarity hired
histology hitless hoarse hollowness homegrown homely homemade homesick homicidal homogeneity homogeneous homozygous honest honesty honorable honored honour hooked hope hopeful
hopeless horizontal horrible horrid horrified horrifying horror horsemanship hospitable hostile hostility hot hotness hoydenish hubris huddled hue hued huge humanism
humanitarian humble humidity humiliating humiliation humility humorous hunch hundred hung hunger hungry hunted hurling hurried hurry hurrying hurt hush husky
hyaline hyalinization hydrophilic hydrophobic hydrous hyperbolic hypercellularity hyperemia hyperfine hyperplasia hypertrophied hypertrophy hyphenated hypoactive hypoadrenocorticism hypocellularity hypophysectomised hypothetical hypothyroidism hysteria
hysterical iced icy idea ideal idealized identical identifiable identified identity ideology idiosyncrasy idiosyncratic idiotic idle idolized idyllic ignorance ignorant ilk
ill illegal illegitimacy illegitimate illicit illiterate illness illuminating illumination illusion illusionary illusory illustrated illustrative illustrious image imagery imaginary imagination imaginative
imagined imaging imbalance imbued imitation imitative immaculate immaterial immature immediacy immediate immense immensity imminence imminent immobility immoral immortal immortality immunity
impacted impaired impartial impassable impasse impassioned impatience impatient impeccable impelled impending imperative imperfect imperfectability imperious impersonal impervious impetuous impious implacable
implicated implication implicit implied implike imploring importance important imposing impossible impotence impotency impotent impractical imprecise impregnable impression impressive imprint improbable
impropriety improved improvised impudent impulse impunity inability inaccuracy inaccurate inaction inactive inadequacy inadequate inadvertence inadvisable inane inanimate inappropriate inaudible inaugural
inboard incalculable incandescent incapable incensed incentive incertain incessant incidental incisive inclination inclined inclusive incoherent incoming incompatible incompetence incomplete incomprehensible inconceivable
inconsequential inconsiderable inconsistent inconvenience inconvenient incorrect incorruptibility increased increasing incredible incurable indebted indecent indecision indefatigable indefensible indefinable indefinite indefinity indelible
indelicate independence independent indescribable indeterminate indifference indifferent indigestion indignant indignation indirect indiscriminate indispensable indistinct indistinguishable individualism individualistic individuality individualized indolence
indolent indoor indubitable induced inducement indulgent industrious ineffable ineligible inept inequality inert inertia inescapable inevitability inevitable inexcusable inexhaustible inexorable inexpensive
inexperience inexperienced inexplicable inexpressible inextricable infallible infamous infantile infatuation infected infection infectious infective inference inferior inferiority infertile infested infidelity infinite
infirm infirmity inflamed inflammatory inflated inflected inflexible influence influent influential informal informed infrared infrequent infuriating ingenious inglorious ingratitude inhabited inherent
inhibited inhibitory inhospitable inhuman inhumane initial initiative injured injury inkling innate inner innocence innocent innumerable inoperable inorganic inquiring inquiry inquisitive
insane insanity inscribed inscrutability inscrutable insensitive inseparable insight insignificance insignificant insistent insolence insolent insoluble insouciance inspiration inspirational inspired inspiring instability
instancy instantaneous instinct instinctive institutionalized instructive insubordination insubstantial insufficient insularity insulation insulting insuperable insured insurmountable intact integral integrated integrity intellect
intelligence intelligent intelligible intended intense intensifying intensity intensive intent intention intentional intentness inter intercept interchangeable interconnectedness intercontinental interdependent interest interested
interesting interfaith interim interlocking intermarriage intermediate intermeshed interminable intermittent internal international interpersonal interpretable interpretation interpretative interpreting interrelated intersecting intersection interspecies
interstate intertwined interwoven intimacy intimate intolerable intolerance intra intractable intransigence intricate intrigue intrinsic introductory introject introjected introspective intrusive intuition intuitive
invaluable invariable invariant invention inventive inverted investigation investigative inveterate invincible inviolate invisible inviting involuntary involved invulnerability invulnerable inward iodinating ionized
irksome ironic ironical ironlike ironshod irrational irreconcilable irreducible irregular irrelevant irremediable irreparable irreproducibility irresistible irresolute irresolution irresponsibility irresponsible irreverence irreversible
irrevocable irritability irritable irritating irritation ish ism isolated isolation isothermal isotonic isotropic issue jaded jagged jammed jangling jarring jaunty jazzy
jealous jealousy jeopardy jerky jetting jeweled jingling jocose jocular joined joint jolly jolted jouncing jovial joy joyous jubilant judgment judicial
juicy juju jumble jumbled jumpy jurisdiction jurisprudence just justice justification justness jutting keen keenness ken ketosis keyed khaki kidnaped killable
kind kindled kindly kindness kindred kingdom kittenish knack kneeling knifelike knightly knotted knotty knowing knowledgeable known kosher labeled labile laborsaving
laced lack lacking lactating lacy laden ladened ladylike laid lamblike landlocked landscaped languid languor lanky lapsed large larger largest larval
last lasting latched late latent later latest latter lavender lawless lax laxness layout lazy lead leaded leaden leading leaning learned
learning least leathered leavened leavening led leering left legal legendary legged leggy legibility legitimacy legitimate length lengthening lengthy leprosy lesion
less lessened lesser letdown lethal lethality lethargy letters level levelheaded lewd lexicon lexicostatistics liability liable liaison liberalism liberated liberty licensed
licked life lifeless lifelike lifelong lifted lighted lighthearted lighting likelihood likely likeness liking lilt limbo limit limitation limited limiting limitless
limp linear lined lingering linguistics lipped liquid listed listening listless lit literal literalism literalness literate lithe littered little livable lively
livid loaded loathsome lobularity local located locked lofty logic logical lone loneliness lonely long longer longevity longing longstanding look looking
loose looted lordly lore lost loud lousiness lousy love loveliness lovely loving low lower lowered lowering lowly loyal loyalty lucid
lucidity luck lucky ludicrous lugubrious lukewarm luminescent luminosity luminous lumpish lunatic lure lurid lurking luscious lush lust luster lustre lusty
luxurious luxury lyrical macabre machinelike mad maddened maddening made madness magic magical magnificence magnificent magnified magnitude main maintained majestic majesty
major majority make makeshift maladroit malady malaise malaria maleness malevolency malformed malign malignancy malposed mammoth mandatory maneuverability manfulness mangled manhood
mania maniacal manic maniclike manned manner manners mantic manufactured many marbleized marbleizing marching marginal marginality mark marked marketable marksmanship marriage
married martial marvelous masculine masculinity mass massive masterly mastery matched matching materialism maternal math mathematics matrimony matsyendra matted matter mature
mauve maximal maximum meager mean meandering meaningful meaningfulness meaningless meanness measurable measure measured measurement meaty mechanical mechanics mechanistic mechanized meddling
median medicine mediocrity meditation meditative meek megalomania melancholy melodic melodious melodramatic memorable memorization memory menace menacing mendacious menial mental mentality
meq merciful merciless mercurial mere merit meritorious merriment merry mess messy metallic method methodical microcosm mid midway midwestern mien might
mighty mild mileage milieu militant millenarianism million mimesis mimetic mincing mind minded mindful mindless mineralized mineralogy minimal minimized minimum minor
minutia miraculous misbranded miscellaneous mischievous misconception miserable misery misgiving misguided misleading misplaced misrelated missing mistaken misty misused mixed mobile mobility
moblike mocking modal mode model modeled moderate moderation modern modernity modernized modest modesty modified moist moisture molten momentary momentous momentum
monastic monaural monkish mononuclear monophonic monopoly monotone monotonous monotony monstrous mood moonlit morale moralistic morality morals more mores morose morphology
morphophonemics mortal mortality mortification most motionless motivated motivating mottled mountainous mounted mournful mousy moving much muddied muddle muddleheaded muddy muffled
multi multidimensional multilateral multiple multiplicity multiplied multitudinous mum mundane murdered murky musicianship musing mustached mute muted mutual myelofibrosis myriad mysterious
mystery mystic mystique mythological nadir nagging naive naked nakedness named nameless narrow narrowed narrowing narrowness nascent nasty nationalism nationalistic nationwide
native natural naturalism naturalized naturalness nature nausea nauseated neanderthal near nearby nearer nearest nearness nearsighted neat nebulous necessary necessity need
needed needless negative neglect neglected negligent negligible negroid neighboring neighborliness neo neoliberal nerveless nerves nervous nervousness net netlike nettlesome neurosis
neutral neutralized new newborn newest next nibbed nice nicety niche nighted nightmare nightmarish nihilism nimble nine nineteen nineteenth ninety ninth
nirvana noble nociceptive nocturnal noisy non nonassertive nonchalant nonchurchgoing noncommissioned noncompetitive nondescript nonequivalence nonequivalent nonexistent nonfunctional nonionic nonmetallic nonobservant nonoccurrence
nonparticulate nonpartisan nonparty nonpolitical nonproductive nonresident nonspecific nonverbal nonvolatile normal northerly northern nosed nostalgia nostalgic notable noted noteworthy noticeable notion
notorious nourished novelty nowhere nubile nuclear nuisance null numb number numbing numbness numerical numerous numinous nutritive oaken obdurate obedient objectionable
objective objectivity obligated obliged oblique obliterating oblivion oblivious obnoxious obscene obscenity obscurity obsequious observable observant observational observed obsessed obsolescent obstacle
obtainable obtrusiveness obverse obvious occasional occasions occluded occlusion occupied ocher odd odds odious odor off offbeat oiled oily okay old
older oldest oleophilic oleophobic olive ology ominous omniscient once oncoming one oneness onetime only onshore onward opalescent opaque opened openmouthed
operating operation operative opinion opinionated opportunism opportunistic opportunity opposed opposing opposite oppressed optimal optimism optimistic optimum opulent oral oratorical ordered
orderliness orderly ordinary ordinate organic organized oriental oriented original originality ornamented ornate ornery orthodoxy ostentatious osteoporosis other out outclassed outdated
outdoor outer outgoing outlined outlook outlying outmoded outrage outraged outrageous outright outside outspoken outstanding outward oval over overactive overall overbearing
overcast overconfident overcurious overdone overgrown overhand overhanging overhead overheated overlapping overloaded overlooked overnight overpriced overprotective overriding overseas oversimplified oversized overt
overturned overvaliant overweight overwhelmed overwhelming owing own owned oxidised packed padded paganism paid pain painful painless painted paired pale palette
paling pallid pallor palpable pampered pang panic panicked panoramic panting papery paradoxical paragon parallel parallelism parameter paramount paranoid parched pardonable
parenthood parked paroxysm parrotlike parted partial particular particulate partisan passion passionate passive passivity pasted pastel pastelike pasty patch patched patchwork
paternalistic pathetic pathless pathogenic pathologic pathology pathos patience patriarchal patriotic patriotism patronizing pattern paucity paved payable peace peaceable peaceful peaked
peaky pearly peasanthood peculiar peculiarity pedantic peeling peevish pelting penance penciled pending penetrating pensive penultimate peopled peptizing perambulating perceived perceptible
perception perched peremptory perennial perfect perfectability perfectibility perfection perfectionism perfume perfumed perfunctory peril perilous periodic periodicity perky permanence permanent permeated
perpetual perplexed perplexing persistence persistency persistent persona personal personality personalized perspective perspiring persuasive pert pertinent perturbation pervading pervasive perverse pessimism
pessimistic pestered pestering pestilential petite petticoated petulance phantasy pharmacy philanthropic philosophy phonemics phonetics phonology phony phosphorescent physical physicalness physics physiology
physique pick pictured picturesque picturing piety pigheaded pillar pilot pimple pinched pink pitch pitched piteous pitfall pithy pitiable pitiful pitiless
pity pitying placating placement placid plagued plain plan planar planned planted plastered plasticity platitudinous platonism plausible playable played playful pleading
pleasant pleased pleasing pleasure plenitude plentiful plenty pliant plight plot pluck plump plumping plumpness plush pneumonia poignancy poignant point pointed
pointing poised polar polemical policy polio polish polished polite politeness politic political poll polluted pollution polycrystalline polymyositis polynomial polytonal pomaded
pompous pompousness ponderous poor popular popularity populated populous porosity porous portable portentous pose positive positivism possessed possibility possible posterior posthumous
postponed posture postwar potency potent potential potentiality poverty powdered powdery power powered powerful powerfulness powerless practicable practical practiced practicing practised
pragmatic prattling pre prearranged precarious precast precedence precedent preceding precious precise precision precocious preconceived preconception precooked precooled predetermined predicament predictable
predicted prediction predictive predigested predilection predisposed predominance predomination preeminent preexistence preexistent preferable preference preferential preferred pregnant prehistoric prejudice prejudiced prejudicial
preliminary preliterate premonition premonitory preoccupation preoccupied prepackaged preparative preparatory prepared preposterous prepubescent prepupal prerequisite prescribed presence presentable presentness preserve preserved
pressing prestige presto presumed presumption presupposition pretence pretended pretension pretrial prettiness pretty prevailing prevalence prevalent preventive previous prevision prewar price
priced priceless pricing prickling prickly pride primacy primary prime primed primeval primitive principal principle printable printed prior priority privacy private
privilege privileged prizewinning pro probability probable probing problem processed proclaimed procreative prodigal prodigious produced productive productivity profane professional proficiency proficient
profitability profitable profound profundity profuse profusion program progressive progressivism projected projection prolific prolonged prominence prominent promised promising prone pronounced proof
proper prophecy prophetic propitious proportional proportionate proposed propriety prospect prospective prosperity prosperous protecting protective protestantism protesting proto protogeometric prototype prototypical
proud proved providential provincialism provisional provocative prowess proximal proximate proximity prudence prurient pseudo psyche psychical psychological psychology psychopathic psychophysiology psychotherapy
psychotic pubescent public publicized published puckered puckish puffed pulled pulsating pulsed pulseless pulsing pulverized punctuality punctured pungent punishable punitive puny
puppyish pure purgatory purified purity purple purpose purposeful pursuant pursuing puzzled puzzlement puzzling quaint quaking qualification qualified qualitative quality qualm
quantitative quarrelsome quasi quavering queer querulous quest questionable quick quickness quicksilver quiescent quiet quietness quilted quirk quiver quivering quixotic racy
radiant radical radicalism radioactive radius raftered rage ragged raise raised raising rampant rancor random range ranging rangy ranked raped rapid
rapidity rapture rare rarified rasping ratable rating rational rationale rationalism rationalization rationed raucous raving raw reactivity readable readiness reading ready
real realistic reality realization realm rearing reason reasonable reasoning reassured reassuring rebelling rebellious reborn rebuilt receding recent receptive recession reciprocal
reckless recklessness reckoning reclaimed recognition recognizable recognized recollection recommended reconciling reconstructed recorded recoverable rectangular rectitude recurrent red reddish redheaded redoubled
redoubtable reduced redundant reeking reevaluation refined refinement reflection reflective reformed refractory refreshed refreshing refrigerated regal regard regardant regarding regenerating regret
regular regularity regulated regulatory rejected rejoicing related relative relaxed relaxing released relentless relentlessness relevant reliability reliable reliance relief relieved religion
religiousness relish reliving reluctant remaining remarkable remedial remembered remembrance remorse remorseful remorseless remote removed remunerative rending renewed renewing reorientation repaired
repayable repeated repentance repentant repetitious repetitive reported reposeful reprehensible representation representational repressed repression repressive reprieve reproducibility reproducible repugnance repulsive reputable
reputation repute reputed required requirement researchable resemblance resentful resentment reserve residential resignation resilience resiny resistant resolute resolve resolved resonant resounding
resourcefulness respect respect respectable respected respectful respective respite resplendent responsible responsiveness restive restless restlessness restrained restricted restricting restriction restrictive resublimed
resultant resulting retained retaliatory retardation retarded retentive retentiveness reticulate retired retirement retiring retreating retrogressive retrospect retrovision revealing reverberation revered reverie
reversibility reversible revery review revised revolutionary revulsion rewarding rheumatism rhinotracheitis rhythmic rhythmical rich richness rickety ridden riddled ridiculous right righteous
righteousness rightful rightness rigid rigor rigorous rimless ring riotous ripe ripping rising risk risky roadblock roasted robust robustness rocklike rocky
roiling rolling romance romanticism rosy rot rotated rotating rotten rotting rotundity rough roughhewn roughness round roundabout rounded rousing rubberized rubberlike
rubbery rudderless ruddy rude rudeness rudimentary ruffled rugged ruin ruined ruinous rule ruled runaway running rural rusted rustic rusty ruthless
ruthlessness rutted sacred sad sadism sadistic sadness safe safety sagacious sagging said sake salable salacious salesmanship salient sallow salty salubrious
salutary same sameness sample sanctified sanctity sandy sane sanguineous sanitation sanity sapphire sarcastic sardonic satanic satiety satiric satirical satisfaction satisfactory
satisfied satisfying saturated savage savageness saved savory scaled scalloped scampering scant scanty scar scarce scarcity scarecrowish scared scarred scathing scattered
scavenging scenic scent scented scepticism schedule scheduled schematic scheme schizophrenic scholarly schoolgirlish sciatica science scolding scope scorched scorching score scoreless
scorn scornful scoured scours scraggly scrambled scratch scratched scratchiness scratching scratchy scrawled scrawny screaming screechy sculptured scurrying seafaring searching seasonal
seated secluded second secondary secondhand secrecy secret sectioned secular secularism secularized secured security sedate sedentary seductive seeking seeming seen seeping
seething segmental segregated seismic seizure selected selective self selfish selfishness semblance semi semiempirical semiliterate semiprecious semipublic semiskilled semitrance senile senior
seniority sensation sensational sense senseless sensibility sensible sensing sensitive sensitivity sensory sensual sensuality sensuous sentient sentiment sentimental sentimentality separable separated
separation sepia septic sequential serene serenity serial serious seriousness serviceable servile settled seven seventeen seventeenth seventh seventy several severalty severe
severity sexy shabby shackled shade shaded shading shadow shadowed shadowy shaggy shaken shaking shaky shallow shallowness shame shameful shape shaped
shapeless shapely shared sharp sharpness shattered shattering shaved shaven sheeplike sheer sheltered shielded shifting shimmering shining shiny shipshape shirtsleeves shivering
shivery shock shocked shocking shod shoes short shortage shortened shortness shortsighted showcase showy shrewd shrewish shrieked shrill shrilling shriveled shucks
shuddering shy sick sickish sickly sickness sidelong sight signed significance significant silence silenced silent silky silly silver silvery similar similarity
similitude simple simplex simplicity simplified simplistic simulated simultaneous sin sincere sincerity sinewy sinful sinfulness single singular singularity sinister sintered sinuous
sinusoidal situated situation six sixteen sixteenth sixth sixty sizable size sized sizzling skeptical skepticism skill skilled skillful skinny slack slant
slanted slanting slashed slashing slavery sleek sleep sleeping sleepy slender slick sliding slight slightest slim slippered slippery slipping sloping sloppy
slovenliness slovenly slow slowing slowness sluggish sluicing slumber slurred sly small smaller smallest smallish smallness smallpox smart smashed smeared smell
smiling smitten smoldering smooth smoothness smothered smothering smudged smug snappy snare snobbish snug snuggled soaked soaking soaring sober sobering sobriety
sociability socialism socialistic sociality socialized sodden soft softened softness soil soiled solace soldiering sole soled solemn solemnity solicitude solid solidarity
solidity solipsism solitary solitude soluble solved somatic somber sombre some somnolent sonority sonorous sooty sophisticated sophistication sopping sorbed sordid sore
sorrel sorrow sorrowful sorry sort sought sound sounding soundproof southbound southeastern southern sovereign sovereignty spaced spacious spaciousness sparkle sparkling sparse
spasm spasmodic spatiality special specialized specialty specific specificity specified specimen speck speckled spectacular specter specular speculative speechlessness speedy spell spellbinding
spellbound sphere spic spiked spineless spinnability spirited spiritual spite spiteful splashed splattered splendid splendor splenomegaly splintered splintery splitting spluttering spoiled
spoken spongy spontaneity spontaneous sporadic sporting spotless spotlight sprawled sprawling spreading sprightly sprue squalling squared squashed squeaky stabbed stability stabilized
stabilizing stable staccato stacked staggering staginess stagnant stagnation stain stained stale stalked stalking staminate stammering stance standardized standing standpoint standstill
stardom stark startled startling starvation starved starving stately statesmanlike statesmanship static statistic stature status staunch steadied steady stealthy steamed steaming
steep stellar stemmed stentorian stepwise stereophonic stereotype stereotyped sterile sterling stern stewing sticking sticky stiff stiffened stiffness still stillness stilted
stimulant stimulating stimulus sting stinging stinking stocky stoical stoicism stolid stooped storied stormy stout straggling straight straightforward strained straitlaced strand
stranded strange strangeness strangled strategy stratified streaked streaming streamlined strength strenuous stressed stretched strewn stricken strict strife striking stringy striped
strong structured struggling strung stubborn stubbornness studded studious stuffed stuffy stumbling stung stunned stunning stupefying stupendous stupid stupidity stupor sturdy
style stylemark stylistic stylized suave subconscious subdued subgross subhuman subjective subjugation sublime subliterary submerged submissive subordinator subsequent subservient subsidized substantial
substantive substitute subsurface subtle suburbanized succeeding successful succession successive such sudden suddenness suffering sufficient suffocating suffrage suffused suggested suggestion suggestive
suitability suitable suited sullen sultry sumptuous sunbaked sunburnt sundry sung sunken sunny sunshiny sunstruck suntanned super superb supercilious superficial superficiality
superimposed superior superiority supernatant supernatural supernaturalism supersonic superstition superstitious supine supplemental supplementary suppleness support supporting supportive supposed supremacy supreme sure
surety surfeited surging surly surmounted surplus surprise surprised surprising surrender surrounded surrounding surroundings survival surviving susceptibility susceptible suspended suspense suspicion
suspicious swaggering swallowed swamped swarming swart swarthy sway swaybacked swaying sweating sweaty sweep sweeping sweet sweetness swelled swelling sweltering swift
swing swinging swingy swirling swishing swollen sworn symmetric symmetrical symmetry sympathy symptom symptomatic synchronous syndrome synergistic synonymous syntax synthetic syrupy
systematic taboo tact tactic tactics tagged tailored taint taken talent talented talismanic talkative talky tall tan tang tangential tangible tangled
tanned tantalizing tantrum taped tapered tapering tapestry tart taste tasteful tattered taunting taut tawdry tawny taxable taxing taxpaying technique technological
tedious teen teenage teensy telling telltale temerity temper temperament temperature tempest temporal temporary temptation ten tenable tenacity tendency tender tenderness
tenebrous tension tensionless tentacle tentative tenth tenuous tepid terminal terms terrible terrific terrified terrifying terror terse test testament tested texture
textured thankfulness theology theoretical theory therapeutic thermodynamics thermostated thermostatics thick thickened thickening thickness thickspread thieving thin thing thinking thinness third
thirst thirsty thirteen thirteenth thirtieth thirty thoriated thorn thorough thoroughgoing thoroughness thought thoughtful thoughtless threadbare threat threatened threatening three thrifty
thrill thrillful thrilling thriving throe thrombosed thrombosis thrombus thronged through thudding thundering thunderous tied tight tightened tiled tilled tilted tilth
timbered timbre timed timeliness timely timeworn timid timidity timing tingling tinsel tint tinted tiny tipped tipsy tired tireless tiresome tiring
titanic titer titillating titled tittering together toiling tokenish tolerable tolerance tolerant toned tongued topical topnotch topography topped toppling torment tormented
torn torpid torpor tortuous torture tortured torturing total totalitarian totality tottering touched touching tough toughness touring tousled toxic traceable trademark
tradition traditional traditionalism tragic trained trait traitorous tramping trampled trance tranquil tranquility trans transcendent transcendental transformed transience translucence translucent transmissible
transmitted transparent transpiring transplantable transverse trapped traveled traveling treacherous treachery treasured treated treble trembling tremendous trepidation triangular trichrome tricolor trigonal
trim trite triumphant trivial triviality tropical trouble troubled troublesome truculence truculent true trusted trustworthy truth truthful truthfulness trying tuberculosis tubular
tularemia tumbling tumor tumour tumult tumultuous tuned tuneful turbulent turmoil turned tuxedoed tweedy twelfth twelve twentieth twenty twilight twinge twisted
twisting two twofold twoscore type typhoid typhus typical ubiquitous ugliness ugly ulcer ulcerated ulceration ultimate ultra ultramodern ultrasonic unabated unable
unacceptable unaccompanied unaccountable unachievable unadjusted unaffected unafraid unaided unalterable unambiguity unambiguous unanimous unanswered unarmed unasked unassisted unasterisked unattached unattractive unauthentic
unauthorized unavailable unavailing unavoidable unaware unawareness unbalance unbearable unbelievable unbidden unborn unbounded unbreakable unbroken unbuttoned uncanny uncaused uncertain uncertainty uncertified
unchangeable unchanged uncharged uncheckable unclaimed unclean unclouded uncombable uncomfortable uncommon uncompromising unconcern unconcerned unconditional unconditioned unconnected unconquerable unconquered unconscious unconstitutional
uncontrollable unconventional unconvincing uncooperative uncousinly uncritical undamaged undaunted undeclared undeniable undepicted under undercover undercurrent underdeveloped undereducated underground underhanded underlying underprivileged
undersea understandable understanding understood underwater underway undesirable undeveloped undifferentiated undigested undiluted undiminished undisguised undisputed undisturbed undone undrinkable undue uneasiness uneasy
uneconomical unemployed unemployment unending unendurable unenthusiastic unerring uneven unexpected unexplainable unexplained unexplored unfair unfaithful unfaltering unfamiliar unfastened unfavorable unfertile unfertilized
unfettered unfit unfitting unfixed unforeseen unforgettable unfortunate unfrosted unfrozen ungainly ungodly ungrateful unguided unhappiness unhappy unhealthy unheated unheeded unheeding unholy
unhurried unhurt unified uniformed uniformity unilateral unimaginable unimaginative unimpaired unimpassioned unimpeachable unimportant unimposing unimpressed unimpressive unimproved uninitiated uninjectable unintelligent unintended
uninterrupted uninvited uninvolved unique uniqueness united unity univalent universal universality unjust unkind unknown unlawful unlike unlikely unlimited unlined unliterary unloaded
unlocked unlovely unlucky unmalicious unmarried unmated unmeritorious unmistakable unmixed unmolested unmoved unnatural unnecessary unneeded unnoticed unnourished unnumbered unobtainable unoccupied unofficial
unopposed unorthodox unpaid unpaintable unpaired unparalleled unpatriotic unpaved unperformed unpicturesque unpleasant unplowed unplumbed unpopular unprecedented unpredictability unpredictable unpremeditated unprepared unpretentious
unproblematic unprocurable unpromising unprotected unprotesting unpublished unpunished unqualified unready unreal unrealism unrealistic unreality unreason unreasoning unrecognizable unrecognized unreconstructed unredeemed unreeling
unreflective unregretting unrelated unreleased unreliable unremarkable unrequited unresponsive unrest unrestricted unrevealing unruly unsaid unsatisfactory unsaturated unscathed unscientific unscrupulous unseeing unseen
unselfconscious unselfconsciousness unselfish unselfishness unservile unsettled unshakable unsharpened unshaved unshaven unshielded unsigned unsloped unsmiling unsold unsolved unspeakable unspoken unstable unstained
unstilted unstressed unstructured unstrung unsuccessful unsuitable unsuited unsung unsympathetic untellable untenable untested unthinking untold untouched untoward untraditional untrammeled untried untrue
unused unusual unvarying unventilated unwanted unwarranted unwavering unwed unwelcome unwilling unwillingness unwise unwitting unwomanly unworn unworthy unwrinkled unwritten upbeat upcoming
upheaval upland uplifted upper uppermost upraised upright uproar upset upstairs upstream upward urbanized urge urgency urgent usable useable used useful
usefulness useless uselessness usual utilitarian utmost utopianism vacancy vacant vacuolization vacuum vague vagueness vain valiant valid validity valor valuable valuation
value valued valueless values vanished vanishing vanity variability variable varied variegated various varying vast vector vehemence vehement veiled veined velvety
venerable veracity verbal veridical verification verisimilitude veritable vermilion vernal versatile versatility vertex vertical vertigo verve very vexation viability viable vibrancy
vibrant vicarious vice vicious view viewpoint vigilance vigor vigorous vile villainous vindictive violent virginity virile virtual virtue virtuous virulence virulent
viscoelastic viscosity viselike visibility visible vision visiting visored vista visualization vital vitality vivacious vivid vividness vocalic vociferous vogue voice voiced
void volatile volition voluminous voluntary voluptuous votive vulgar vulnerability vulnerable wacky wailful wainscoted wakeful wakefulness walking walled walloping wan wandering
want warlike warm warmed warming warmongering warmth warped wary washed wasted wasteful watchful waterproof watery wavelength waving wavy waxed waxlike
way ways wayward weak weakened weakness wealth wealthy wearied weariness wearisome weary wearying wee weight weighted weightlessness weird welcome welcoming
well weltanschauung welter westerly western wet wetness wheels wheezing whim whining whirling whiskered white whiteness whitewashed whole wholesome wicked wide
widespread widowed width wifely wild wildness will willful willing willingness willpower wily windblown winding windy winless winning wintry wired wiry
wisdom wise wish wishing withered withering witty wobbling wobbly woe woeful wonder wonderful wonderfulness wonderworking wondrous wooded wooden woodgrain woodgraining
woolly wordy workable working workmanlike worldly worldwide worn worried worriment worry worse worshiping worst worth worthless worthlessness worthwhile worthy wound
wounded woven wraithlike wrapped wrath wrathful wreathed wreck wrenching wretched wretchedness wrinkled writhed writhing written wrong wrongdoing wry yardage yarder
yawning yaws yearning yelled yelling yellow yen yielding yoga yonder young younger youngish youthful zeal zest
`;

/** English verbs, as they stand in a dictionary. */
export const VERBS = `
abandon abet abhor abide abolish abound abridge abrogate absent absorb abstain abstract abuse accede accelerate accent accentuate accept acclaim acclimatize
accommodate accompany accomplish accord accost accredit accrue acculturate accumulate accuse accustom ache achieve acknowledge acquaint acquiesce acquire acquit act activate
actuate adapt add address adhere adjoin adjourn adjust administer admire admit admix admonish adopt adore adorn adsorb advance adventure advertise
advise advocate aerosolize affect affirm affix afford affront age agglomerate aggravate agitate agree aid aim air alarm alert alienate alight
align allege alleviate allocate allot allow alphabetize alter alternate amass amaze amble ambush amend amount amplify amputate amuse analyse analyze
anchor anger angle animate animize annihilate announce annoy answer antagonise antagonize anticipate apologize appeal appear appease append applaud apply appoint
apportion appraise appreciate apprehend apprentice approach appropriate approve approximate arbitrate arch archaize argue arise arm arouse arraign arrange array arrest
arrive arrogate articulate ascend ascertain ascribe ask aspire assail assault assay assemble assent assert assess assign assimilate assist associate assume
assure astonish astound atone attach attack attain attempt attend attest attract attribute attune audit audition augment augur authenticate authorize automate
avail avenge average avert avoid await awake awaken award awe babble back backstitch badger baffle bag bait bake balance balk
balkanize ball ban band bandy bang banish bank bankrupt banter baptize bar barbecue bare bargain barge bark barricade base bask
baste bat bathe batter battle bawl bay beam bear beard beat beautify beckon become bedamn befall befit befog befriend befuddle
beg beget begin beguile behave behead behold behoove belabor belch belie believe bellow belong belt bemoan bench bend benefit berate
beseech beset besiege besmirch bespeak best bestow bet bethink betray better bevel bewail beware bewilder bewitch bicker bid bide bilk
bill billow bind birdie birthe bite blab blacken blame blanch blanket blare blaspheme blast blaze bleach bleat bleed blend bless
blight blind blink blister bloat block bloom blossom blow blubber blunder blunt blur blurt blush bluster board boast bob bode
bog bogey boggle boil bolster bolt bomb bond boo book boom boomerang boost border bore borrow bother bounce bound bow
box boycott brace brag braid brand brandish brave breach break breakfast breathe breed bribe bridge brief brighten bring bristle broadcast
broaden broil brood brook browbeat brown bruise bruit brush bubble buck buckle bud budge budget buff buffer buffet bug build
bulge bulk bull bulletin bullshit bum bump bunch bundle bunker burgeon burn burnish burrow burst bury bushwhack bust bustle busy
butcher butt buy buzz bypass cable cackle calcify calculate calibrate call calm calumniate camouflage camp campaign can cancel cane canonize
canter canvass cap caper capitalize capitulate captivate capture care careen career caress caricature carry cart carve cascade case cash cast
castigate catalogue catapult catch catechize categorize cater caucus cause caution cavort caw cease celebrate cement center centralize centrifuge cerebrate certify
chafe chaff challenge chamber champion chance chandelle change channel chant characterize charcoal charge charm chart charter chase chat chatter cheat
check cheer cherish chew chide chill chin chip chirp chivy choke choose chop choreograph chortle chorus chronicle chuck chuckle chuff
chug churn cipher circle circulate circumscribe cite citrate claim clamber clamor clamp clang clank clap clarify clash clasp class classify
clatter claw clean cleanse clear cleave clench click climax climb clinch cling clink clip clobber clock clog clomp close clot
clothe cloud cluck cluster clutch coach coagulate coalesce coast coat coax cock coddle code codify coerce coexist cohere coil coin
coincide collaborate collapse collar collate collect colonize color comb combat combine come comfort command commandeer commemorate commence commend comment commiserate
commission commit commune communicate communize commute compare compel compensate compete compile complain complement complete complicate compliment comply compose compound comprehend
compress comprise compromise compute con conceal concede conceive concentrate concern conciliate conclude concoct concur condemn condense condition condone conduct confer
confess confide confine confirm confiscate conflict conform confound confront confuse congeal congratulate congregate conjecture conjoin conjugate connect connote conquer conscript
consent conserve consider consign consist console consolidate consort conspire constitute constrict construct construe consult consume consummate contact contain contaminate contemplate
contend content contest continue contract contradict contrast contribute contrive control convene conventionalize converge converse convert convey convict convince convulse cook
cool cooperate coordinate cope copy core corner corral correct correlate correspond corroborate corrode corrupt cosponsor cost costume couch cough could
counsel count counter counteract counterattack counterbalance counterchallenge counterpoint couple court cover covet cower crack crackle cradle cram crane crash crave
crawl creak crease create credit creep cremate cringe cripple crisscross criticise criticize croak crochet croon crop cross crouch crow crowd
crown crucify cruise crumble crumple crunch crush cry crystallize cube cuddle culminate cultivate cup curb cure curl curse curtail curve
cushion cuss cut cycle dab dabble dam damage damn dampen dance dangle dare darken darn dart dash date daunt dawn
daydream dazzle deaden deal debate debilitate debut decay deceive decelerate decentralize decertify decide declaim declare decline decompose decorate decrease decree
decry dedicate deduce deduct deem deepen default defeat defecate defend defer define defraud defray defrost defy degas degenerate deglycerolize degrade
deign delay delegate delight delimit deliver delude delve demand demarcate demean democratize demolish demonstrate demote demur demythologize denote denounce dent
deny depart depend depersonalize depict deplore deploy depose deposit deprave depress deprive deride derive descend describe desecrate desert deserve design
designate desire despair despatch despise despoil destine destroy detach detail detain detect deter deteriorate determine detest detonate detract detribalize devastate
develop deviate devise devote devour diagnose diagram dial dialyze dictate die differ differentiate diffuse dig digest dignify digress dilate dilute
diminish din dine dip direct disable disabuse disagree disallow disappear disappoint disapprove disarm disassemble disband disbelieve disburse discard discern discharge
discipline disclose disconnect discontinue discount discourage discover discredit discriminate discuss disdain disenfranchise disengage disentangle disgrace disguise disgust dishearten dishonor dishonour
disintegrate disinter disk dislike dislodge dismember dismiss dismount disobey disown dispatch dispel dispense disperse displace display dispose disprove dispute disqualify
disregard disrobe disrupt dissect dissemble disseminate dissent dissipate dissolve dissuade distill distinguish distort distract distribute distrust disturb dive diverge divert
divest divide divorce divulge dock docket doctor document dodge dog dominate domineer don donate doom dose dot double doubt dovetail
down downgrade doze draft drag drain dramatize drape draw drawl dread dream dress dribble drift drill drink drip drive droop
drop drown drowse drug drum dry dub duck dull dump dunk dupe duplicate dust dwarf dwell dwindle dye dynamite earn
ease eat ebb echo eclipse economize eddy edge edify edit educate efface effect effectuate effloresce ejaculate eject elaborate elapse elate
elbow elect elevate elicit eliminate elongate elucidate elude elute emanate emancipate emasculate embark embarrass embed embellish embezzle embitter embody embolden
emboss embrace embroider embroil emerge emigrate emit emphasize employ empower empty emulate enable enact enamel encamp encase enchant encipher enclose
encompass encounter encourage encroach encrust end endanger endear endeavor endorse endow endure energize enervate enforce engage engender engrave engross engulf
enhance enjoin enjoy enlarge enlist enliven enmesh enquire enrage enrich enrol enroll ensconce enshrine ensue ensure entail enter entertain enthrall
enthrone entice entitle entomb entrench entrust enumerate enunciate envelop environ envisage envision envy epitomize equal equate equilibrate equip eradicate erase
erect erode err erupt escape eschew escort espouse essay establish esteem estimate etch eulogize europeanize evacuate evade evaluate evaporate eventuate
evidence evoke evolve exacerbate exact exaggerate exalt examine exasperate exceed excel except exchange excise excite exclaim exclude excommunicate excoriate excuse
execute exemplify exempt exercise exert exhale exhaust exhibit exile exist exonerate exorcise expand expect expedite expel expend experience experiment expiate
expire explain explode exploit explore export expose expound express expunge extend extenuate exterminate extinguish extirpate extract extrapolate extricate extrude exude
eye face facilitate factor fade fail faint fair fake fall falsify falter fan fancy fare farm fascinate fashion fasten father
fathom fatten fault favor faze fear feast feather feature federalize feed feel feign feint felicitate fell fence ferry fertilize fetch
fete fidget field fight figure file fill film filter finance find fine finger fingerpaint finish fire fish fistfight fit fix
fizzle flag flail flake flank flap flare flash flatten flatter flaunt flee flex flick flicker flinch fling flip flirt flit
float flocculate flock flog flood flop flounce flounder flourish flout flow flower flub fluoresce flurry flush fluster flutter fly foam
focus foil fold follow fool foot forbid force forebear forecast foreclose forego foreknow foresee foreshorten forestall forfeit forge forget forgive
forgo form formulate forsake forswear fortify forward foster foul found fractionate fracture frame fraternize free freeze frequent fret frighten frizzle
frogmarch frolic front frost frown frustrate fry fuel fulfil fulfill fullback fulminate fumble fume function funnel furl furlough furnish furrow
further fuse fuss gabble gag gain gallop gamble gape garage garden garland garner garrison gas gash gasp gather gauge gawk
gaze gear general generalize generate gentle germinate gesticulate gesture get geyser ghost gift giggle gild gird girt give glance glare
glaze gleam glean glide glimpse glint glisten glitter gloat glom glorify glory glow glower glue glut glycerolize gnash gnaw goad
gobble goof gore gorge gouge govern grab grace grade graduate grant graph grapple grasp grass gratify graze grease greet grieve
grill grimace grin grind grip groan groom grope ground group grovel grow growl grumble grunt guarantee guard guess guide gull
gulp gush guzzle gyrate hack haggle hail halt hammer hamper hand handicap handle hang hanker happen harangue harass harbor harden
harm harness harp harrow harry harshen harvest hasten hat hatch hate haul haunt have hawk hazard head headline heal heap
hear heat heave hedge heed heft heighten heist help herald herd hesitate hibachi hibernate hide highlight hijack hike hinder hint
hire hiss hit hitch hobble hock hog hoist hold holler homogenize honeymoon honor honour hook hoot hop hope house hover
howl huckster huddle hug hulk hum humanize humble humiliate humor hunch hunt hurdle hurl hurry hurt hurtle hush hustle hypnotize
hypothesize identify idle idolize ignite ignore illuminate illumine illustrate imagine imbed imbibe imitate immerse impair impale impart impede impel imperil
impersonate impinge implant implement implore imply import impose imprecate impress imprint imprison improve improvise impute inaugurate incapacitate incarnate inch incise
incite incline inclose include incorporate increase incubate inculcate incur index indicate indict indoctrinate indorse induce induct indulge infect infer infest
infiltrate inflame inflate inflect inflict influence inform infuriate ingest inhabit inherit inhibit initiate inject injure inlay innovate inquire inscribe insert
insist inspect inspire instal install instigate institute institutionalize instruct insulate insult insure integrate intend intensify inter interact intercede intercept interconnect
interest interfere interject interlace interlock internalize interpenetrate interpose interpret interrupt intersect intertwine intervene interview interweave intimate intimidate intone intrigue introduce
intrude intrust inure invade invalidate inveigh invent invert invest investigate invite invoke involve iodinate iron irrigate irritate isolate issue italicize
itch itemize jab jabber jacket jail jam jangle jar jaw jeer jeopardize jerk jest jet jig jilt jimmy jingle jive
jockey jog joggle join joke jolt jostle journey judge jumble jump junk justify juxtapose keep key keynote kick kid kidnap
kill kiss knead kneel knit knock knot know label labor lace lacerate lack lag lam lament laminate lampoon land languish
lap lapse lash last latch lather laugh launch lavish lay layer laze lead league leak lean leap learn lease leave
lecture leer legislate legitimize lend lengthen lessen let letter level levy liberalize liberate license lick lie lift light lighten like
limit limp line linger link lionize liquidate list listen litter live load loaf loan loathe lob lobby locate lock lodge
log loiter long look loom loop loose loosen loot lope lose lounge love lower lug lull lumber lump lunch lunge
lurch lure lurk lyophilize madrigal magnetize magnify mail maintain major make malinger maltreat man manage mandate maneuver manifest manipulate manufacture
map mar march marinate mark market maroon marry marshal marvel mash mask masquerade mass massacre massage master mastermind match mate
materialize matriculate matter mature maximize may mean meander measure meddle mediate meditate meet melt memorize menace mend mention merchandise merge
merit mesh mesmerize metabolize metamorphose meter mew might migrate militate milk mill mince mind mine mingle minimize minister mirror miscalculate
miscarry misconstrue misfire misgauge misinterpret misjudge mislay mislead mismanage misname misperceive misplace misquote misread misrepresent miss mist mistake mistrust misunderstand
misuse miter mitigate mix moan mobilize mock model moderate modernize modify moisten mold molest mollify monitor monopolize moo mop mortar
mother motion motivate motor mottle mould mount mourn mouth move mow muck muffle mull multiply mumble munch murder murmur muse
must muster mutilate mutter mystify nab nag nail name narcotize narrate narrow nasale nationalize naturalize navigate near necessitate need needle
neglect negotiate nest nestle net nettle neutralize nickname nip nod nominate nose notarize notch note notice notify nourish nucleate nudge
number nurse nurture nuzzle obey object oblige obliterate obscure observe obsess obstruct obtain occasion occlude occupy occur offend offer officer
officiate offsaddle offset ogle oil omit open operate oppose oppress orbit ordain order organise organize orient originate ornament ossify ostracize
ought oust outclass outdistance outdo outdraw outface outfight outgeneral outgrow outlaw outline outlive outmaneuver outmode outnumber outplay output outrage outrun
outsmart outstrip outweigh overburden overcome overdrive overeat overemphasize overestimate overexpose overfeed overfill overflow overhaul overhear overheat overindulge overlap overlay overload
overlook overpower overproduce overreach override overrun overshadow overshoot overstep overstrain overtake overthrow overturn overwhelm overwork owe own oxidise pace pacify
pack package pad paddle padlock page pain paint pair pale pall palm pamper pan panel panic pant pantomime parade parallel
paralyze paraphrase parcel parch pardon pare park parlay parody parrot parry part partake participate partner pass paste pat patch patent
patrol patronize pattern pause paw pay peak peck peddle peek peel peep peer pelt pen penalize penetrate people pepper perceive
perch perfect perform perish permeate permit perpetrate perpetuate persecute persevere persist personalize personify persuade pertain perturb peruse pervade pester pet
petition petrify philosophize phone photograph phrase pick picket picnic picture piece pierce pile pilfer pillory pilot pin pinch ping pinpoint
pioneer pipe piss pit pitch pity pivot place plague plan plane plank plant plaster plat play plead please pledge plod
plot plow pluck plug plumb plummet plunder plunge plunk ply poach pocket point poise poison poke polarize pole police polish
poll pommel ponder pooch pool pop populate pore portend portray pose position possess post postpone postulate pot potter pounce pound
pour power practice practise praise prance prattle pray preach prearrange precede precipitate preclude precondition predict predominate preempt preface prefer preisolate
preoccupy prepare presage prescribe present preserve preside press pressure presume presuppose pretend prevail prevent prey price prick pride prime print
prise prize probe proceed process proclaim procrastinate procure prod produce profess proffer profit program progress prohibit project prolong promise promote
prompt promulgate pronounce prop propel prophesy propose proposition proscribe prosecute prosper prostrate protect protest protrude prove provide provision provoke prowl
pry publicize publish pucker puff pull pulsate pulse pulverize pummel pump punch punctuate puncture punish punt pupate purchase purge purify
purl purloin purport purse pursue push put putt puzzle pyramid quack quadruple quail quake qualify quarrel quash quell quench query
question quicken quickstep quiet quip quirk quit quiver quote race rack radiate radio rage raid rail rain raise rake rally
ram ramble range rank ransack rap rape rate ratify rationalize rattle reach reacquaint react reactivate read readapt readjust ready reaffirm
realign realize reap reappear rear rearrange reason reassail reassemble reassert reassign reassure reawaken rebel rebound rebuff rebuild rebuke rebut recalculate
recall recapitulate recapture recede receive recess recite reckon reclaim reclassify recognize recoil recollect recommend reconcile recondition reconnoiter reconsider reconstruct reconvene
reconvert recopy record recount recoup recover recreate recruit recur redden redecorate rededicate redeem redefine redirect rediscover redistribute redouble redress reduce
reecho reek reel reelect reenact reenforce reestablish reevaluate reexamine refashion refer refill refinance refine reflect reform refrain refuel refund refurbish
refuse refute regain regale regard regiment register regret regroup regulate rehabilitate rehash rehearse reign reimburse rein reinforce reinstall reinstate reinterpret
reissue reiterate reject rejoice rejoin relace relate relax relay relearn release relegate relent relieve relinquish relish relive reload rely relyric
remain remake remand remark remarry remedy remember remind reminisce remit remodel remonstrate remount remove rename rend render renew rent reopen
reorder reorganize repair repay repeal repeat repel repent rephrase replace replant replenish reply report repose represent repress reprimand reprint reproach
reprobate reproduce repudiate repulse repute request require requisition reread rerun reschedule rescind rescue reseal research resemble resent reserve reset resettle
reshape reside resift resign resist resmudge resolve resort resound respect respond rest restate restock restore restrain restrict result resume resurrect
resuspend retail retain retaliate retard retch rethink retie retire retort retrace retract retranslate retreat retrieve return reunite reuse rev revamp
reveal revel revenge reverberate revere reverence reverse revert review revile revise revitalize revive revolutionize revolve reward rewrite rhyme ricochet rid
riddle ride ridicule riffle rifle rig rim ring rinse rip ripen ripple rise risk ritualize rival rive rivet roam roar
roast rob robe rock roleplay roll romanticize romp roof room roost root rot rotate rough roughen round rouse rout rove
row rub ruffle ruin rule rumble rummage rumor run rupture rush rust rustle sack sacrifice sadden saddle safeguard sag sail
salivate salt salute salvage sample sanction sand sap sashay satiate satisfy saturate saute save savor savvy saw say scab scale
scamper scan scandalize scare scarify scatter schedule scheme school scoff scold scoot scorch score scorn scour scout scowl scramble scrap
scrape scratch scrawl scream screech screen screw scribble scribe scrimmage scrounge scrub scrutinize scud scuff sculpture scurry scuttle seal sear
search seat secede seclude secrete secularize secure see seed seek seem seep segregate seize select sell send sense sensitize sentence
sentimentalize separate sequence serenade serve service set settle sever sew shade shadow shake shamble shame shape share sharpen shatter shave
shear shed sheer shell shelter shelve shepherd shield shift shimmy shine ship shirk shirt shiver shock shoot shop shorten should
shoulder shout shove shovel show shower shred shriek shrill shrink shroud shrug shudder shuffle shun shunt shut shuttle shy sicken
side sidestep sidle sift sigh sight sign signal signify silence silhouette simmer simplify simulate sin sing singe single singsong sink
sip sire sit situate sizzle skedaddle sketch skid skim skip skirmish skirt skulk skylark slacken slam slant slap slash slate
slaughter slaver sleep slice slide slime sling slink slip slit slop slot slow slug sluice slumber slump slurp smack smart
smash smear smell smile smirk smite smoke smolder smooth smother smuggle snag snake snap snare snarl snatch sneak sneer snicker
sniff snigger snoop snore snort snow snowball snub snuggle soak soar sob socialize sock soften soil solace solder solicit solve
soothe sorb sound sour souse sow space spade span spang spare spark sparkle spatter speak spear spearhead specialize specify speculate
speed spell spend spice spill spin spiral spit splash splice splinter split spoil sponge sponsor sport spot spotlight spout sprain
sprawl spray spread spring sprinkle sprint sprout spur spurn sputter spy squall square squash squat squawk squeak squeal squeeze squelch
squint squirm squirt stab stabilize stable stack staff stage stagger stain stake stalk stall stammer stamp stampede stand standardize star
stare start startle starve state station stay steady steal steam steel steep steer stem step sterilize stick stiffen stifle still
stimulate sting stink stipulate stir stitch stock stoke stomp stone stoop stop store storm stow straddle strafe straggle straighten strain
strand strangle strap stratify stray streak stream strengthen stress stretch strew stride strike string strip strive stroke stroll strop structure
struggle strum strut stud study stuff stumble stump stun stunt stutter style sub subcontract subdue subject subjugate sublime submerge submit
subordinate subpoena subscribe subside subsidize subsist substantiate substitute subtend subtitle subtract subvert succeed succumb suck sue suffer suffice suffocate suffuse
sugar suggest suit sulk sulphur summarize summate summon sun sunder sup superimpose superintend supersede supervise supplant supplement supplicate supply support
suppose suppress surface surfeit surge surmise surmount surpass surprise surrender surround survey survive suspect suspend sustain swab swagger swallow swamp
swan swap swarm swathe sway swear sweat sweep swell swerve swim swindle swing swipe swirl swish switch swivel swoon swoop
symbolize sympathize synchronize synthesise synthesize systematize tabulate tack tackle tag tailor take talk tame tamper tantalize tap taper tarnish tarry
taste tat taunt tax taxi teach tear tease teem teeter telegraph telephone telescope televise tell tempt tend tender term terminate
terrify terrorize test testify tether thank thaw theorize thicken thin think thrash thread threaten thresh thrill thrive throb throng throttle
throw thrust thud thumb thump thunder thwart tick tie tighten tilt time tinge tingle tinker tinkle tint tip tiptoe tire
title titter toast toil tolerate toll tool top topple torment torture toss total totter touch tour tower trace track trade
trail train tramp trample transact transcend transcribe transfer transfix transform transgress translate transmit transmute transpirate transplant transport transpose trap travel
traverse tread treasure treat tremble trespass trick trickle trigger trim trip triple triumph trot trouble truck trudge trumpet trundle trust
try tuck tug tumble tune tunnel turn tutor tweeze twiddle twig twine twinkle twirl twist twitch twotime type typify unclasp
uncork uncover uncurl underestimate undergo underlie underline undermine underpin underrate underscore understand understate undertake underwrite undo undress undulate unearth unfasten
unfold unhitch unify unite universalize unlace unlash unleash unload unlock unmask unpack unravel unscramble unscrew unsheathe unsolder unteach unthaw untie
unveil unwind unwire update upgrade uphold upholster uplift upraise uproot upset urbanize urge use usher usurp utilize utter vacate vacation
vacuum validate value vanish vanquish vary veer veil vein venerate vent ventilate venture verify vest veto vex vibrate victimize vie
view vindicate violate visit visualize vivify vocalize voice volunteer vomit vote vouch vouchsafe vow wad wade waft wag wage waggle
wail wait waive wake walk wallop wallow wander wane wangle want warble warm warn warp warrant wash waste watch water
wave waver wax waylay weaken wean wear weary weatherstrip weave wed wedge weep weigh weight welcome weld well wend wet
whack wheedle wheel wheeze whet whimper whine whinny whip whir whirl whisk whisper whistle whiten whiz whoop widen wield wiggle
will wilt win wince wind wing wink winnow winter wipe wire wisecrack wish withdraw wither withhold withstand witness wobble wonder
woo woolgather word work worry worsen worship would wound wrack wrangle wrap wreak wreathe wreck wrench wrestle wriggle wring wrinkle
write writhe wrong yank yap yawn yearn yell yellow yelp yield zigzag zip zoom
`;

/** English words of one meaning, as stems. */
export const ENGLISH_GROUPS = `
abandon desert desolat forsak
abandon empty vacat
abandon wildness
abandoned deserted
abandonment defection desertion
abandonment desertion
abasement abjection degradation
abasement humiliation
abashed embarrassed
abbreviated brief
abbreviated shortened
abdomen belly stomach
aberrant deviant deviat
aberration distortion
abhor loath
abhorrent obscen repulsiv
abid bear brook digest endur stand stomach suffer support tolerat
abid bide stay
abiding enduring
ability power
abject low miserabl
ablaz afir aflam aflar alight
ablaz aflam aroused
ablaz inflamed
able capabl
ably competently
abnormal unnatural
abnormality irregularity
abo aborigin
abod dwelling home
abod residenc
abominabl awful dreadful painful terribl unspeakabl
abominabl odious
aborigin nativ
abound bristl burst
about almost most near nearly virtually
about approximately around roughly some
about around
abov supr
abreaction catharsis
abridg contract cut foreshorten reduc shorten
abridgment capsul condensation
abroad overse
abrupt sharp
abruptly dead short suddenly
abruptness curtness shortness
abruptness suddenness
absent absentminded abstracted
absent lacking missing
absent remov
absently absentmindedly
absolut downright rank sheer
absolutely dead perfectly utterly
absorb assimilat ingest
absorb draw imbib suck
absorb engag engross occupy
absorb engross engulf immers plung steep
absorbed captiv engrossed enwrapped intent wrapped
absorption assimilation
absorption concentration
absorption preoccupation
abstain refrain
abstract abstraction
abstract cabbag hook lift pilfer pinch purloin sneak swip
abstract outlin
abstraction generalization
abstractionism unrealism
abstruseness obscurity
abstruseness profundity
absurd cockeyed idiotic ludicrous preposterous ridiculous
abus insult
abus maltreat step
abus misus
abus shout
academic pedantic
acced acquiesc assent
acced bow defer submit
acced enter
accelerat quicken speed
accelerat speed
acceleration quickening
accelerator gas gun throttl
accelerator throttl
accent accentuat emphasiz punctuat stress
accent accentuat stress
accent dialect idiom
accent emphasis
accent emphasis stress
accept admit take
accept assum bear
accept consent
accept have take
accept swallow
accept take
acceptabl satisfactory
acceptanc adoption
accepted recognized
access admission
access approach
accessory accouterment
accessory adjunct auxiliary
accessory supplement
accident strok
accidentally incidentally
accidentally unexpectedly
accidentally unintentionally
acclaim applaud clap
acclaim hail herald
accommodat adapt
accommodat admit hold
accommodat conciliat reconcil
accommodat fit suit
accommodat lodg
accommodat oblig
accompaniment attendant
accompaniment complement
accompaniment escort
accompaniment support
accompany companion company
accompany follow
accompanying attendant consequent incidental resultant
accomplic confederat
accomplish achiev attain reach
accomplish action execut fulfil fulfill
accomplished complet
accomplished completed
accomplished established
accomplishment achievement
accomplishment acquisition attainment skill
accord accordanc conformity
accord agre concord consort
accord agreement
accord allot grant
accord pact treaty
accordingly consequently
accost address
accost hook solicit
account accounting
account bill
account calculat
account chronicl history story
account describ report
account explanation
account report
account report story
account scor
accountant controller
accredit credit
accredit recogniz
accretion accumulation
accru fall
accrued accumulated
acculturation assimilation
acculturation cultur
accumulat amass collect compil
accumulat amass gather
accumulation aggregation assemblag collection
accuracy truth
accurat exact precis
accus charg
accusation charg
accusativ accusing
accusativ objectiv
accustomed customary habitual
ace adept champion genius hotshot sensation star virtuos whiz wizard
ace crack super topnotch
ace nail
ace one singl unity
acetonemi ketosis
ache aching
ache hurt smart
ache hurt suffer
ache languish pine yearn yen
acid bitter blistering virulent
acid dose dot pane
acidity sor
acknowledg admit
acknowledg know recogniz
acknowledg notic
acknowledg receipt
acknowledg recogniz
acquaint introduc present
acquaintanc familiarity
acquaintanc friend
acquiescenc assent
acquir adopt assum take
acquir develop evolv
acquir develop get grow produc
acquir gain win
acquir get
acquir learn
acquisition learning
acquit bear behav carry conduct
acquit clear discharg exonerat
acre estat land
acrobatic athletic gymnastic
acrobatic tumbling
act behav
act bit number routin turn
act deed
act dissembl pretend
act enactment
act move
act play
act play represent
act play roleplay
act work
acting playacting playing
action activity
action process sue
activ aliv
activ dynamic
activ fighting
activat actuat spark trigger trip
activated excited
actor player
actor worker
actual existent
actual factual
actual genuin literal real
actually really
actuat incit motivat move prompt propel
acut ague
acut discriminating incisiv keen knifelik penetrating sharp
acut intens
acut sharp
acutely sharp sharply
acutely shrewdly
adam ecstasy
adamant diamond
adamant inexorabl
adapt adjust conform
adaptation adjustment
adaptation version
adapted altered
add append supply
add bestow bring contribut impart lend
add sum summat tally total
addition gain increas
addition summation
additional extr
additiv linear
address call
address cover deal handl plow treat
address destination
address direct
address referenc
address speak
address speech
adept expert good practiced proficient skillful
adequat decent enough
adequat equal
adequat tolerabl
adher bind bond stick
adher cleav cling coher stick
adher stick
adherenc attachment
adherenc bond
adherent discipl
adieu adio
adjacent contiguous neighboring
adjacent next
adjectiv adjectival
adjectiv procedural
adjoin border butt edge march
adjoin contact meet touch
adjourn recess
adjourn retir withdraw
adjournment dissolution
adjunct assistant
adjust align
adjust correct set
adjustment allowanc
adjustment alteration modification
adjustment fitting
adjustment readjustment registration
administer allot deal dispens distribut lot
administer dispens
administration brass establishment organization
administration disposal
administration governing government
administration presidency
administrator executiv
admirably commendabl
admiration appreciation
admiration esteem
admiration wonder
admirer champion friend protagonist supporter
admit allow
admit includ
admittedly true
admonish caution
admonish discourag warn
admonition warning
ado bustl flurry fuss hustl stir
adolescent juvenil
adolescent teen teenag
adolescent teen teenager
adopt assum
adopt borrow
adopt dramatiz
adopt embrac espous
adopt espous follow
adoption borrowing
adorn beautify deck decorat embellish grac
adorn beautify decorat embellish grac ornament
adorn cloth invest
adroitness facility quickness
adult big grown grownup
adult grownup
adulthood maturity
advanc advanced
advanc approach feeler overtur
advanc betterment improvement
advanc boost
advanc boost encourag further promot
advanc elevat promot rais upgrad
advanc gain
advanc gain win
advanc procession progress progression
advanc progress
advanc progress progression
advanc rise
advanced modern
advanced ripe
advanced sophisticated
advancing forward
advantag reward
advent coming
adventur chanc gambl hazard risk
adventur escapad
adventur hazard jeopardiz stak ventur
adventurer explorer
advers contrary
advers untoward
adversary antagonist opponent
adversity hardship
advertis promot push
advertis publiciz
advertisement advertising
advis counsel
advis notify
advis propos suggest
advisedly deliberately intentionally purposely
advisor consultant
advocat counsel counselor
advocat preach
advocat proponent
advocat recommend urge
affair function occasion
affair intimacy involvement liaison
affair matter thing
affect dissembl feign pretend sham
affect impact touch
affect impress move strik
affect involv regard
affected touched
affected unnatural
affection fondness heart tenderness
affectionat fond tender warm
affectionately dear dearly
affiliated attached connected
affiliation association tie
affinity kinship
affirm assert swan swear verify
affirm confirm corroborat substantiat support sustain
affirmation assertion statement
affix append supplement
afflicted impaired
afflicted stricken
affluenc richness
afford give open
afford give yield
affront insult
aflar flaring
afloat aimless rudderless
afloat flooded
afoot underway
aforesaid said
after afterward later subsequently
agap gaping
age matur
age year
aged elderly
aged elderly older senior
agency authority bureau offic
agency mean way
agency representation
agend docket schedul
agent broker factor
agglomerat cumulus heap mound pile
aggravat exacerbat exasperat
aggravat exacerbat exasperat worsen
aggregat combin
aggregat mass
aggregat sum total totality
aggregation collection
aggression aggressiveness
aggression hostility
aggressiv belligerent
aggressor attacker
aghast dismayed shocked
agil nimbl
agil nimbl quick
agilely nimbly
agitat budg shift stir
agitat campaign crusad fight press push
agitat charg excit rous
agitat disturb vex
agitat shak
agitation excitement turmoil upheaval
agitation ferment fermentation unrest
agony suffering
agony torment tortur
agre check correspond fit jibe match tally
agre concord concur hold
agreeably pleasantly
agreement arrangement
agreement concord
agreement correspondenc
agreement understanding
agricultur farming husbandry
agricultural farming
ahead befor
ahead forward
ahead forward onward
ahead leading
ahorseback horseback
aid assist assistanc help
aid assist help
aid assistanc help
aid attention care tending
aid help
aide auxiliary
ailing peaked poorly sickly
ailment complaint ill
aim aspir
aim bearing heading
aim calculat direct
aim design intent intention purpos
aim direct plac point target
aim direct take train
aim driv get
aim object objectiv target
aim propos purport purpos
aimless drifting floating vagabond
air atmospher
air aviation
air bare publiciz
air beam broadcast send transmit
air breez
air line melody strain tune
air pose
air vent ventilat
airless clos stuffy
airplan plan
airy erial ethereal
airy impractical windy
akin cognat
akin kindred
alabaman alabamian
alarm alert
alarm consternation dismay
alarm dismay
alchemy chemistry
alert alerting
alert aliv awak
alert brisk lively merry rattling snappy
alert watchful
alerting alertness
alertness vigilanc wakefulness
alfresc outdoor outsid
alibi excus
alien alienat
alien exotic
alien extraterrestrial
alien foreign
alien foreigner
alien stranger unknown
alienated anomic
alienated estranged
alienation estrangement
alight light perch
align array
align coordinat ordinat
alignment coalition
alignment conjunction
alik like similar
alik likewis
aliv animated
aliv live
alkali base
all altogether completely entirely totally whol wholly
alleg say
alleged supposed
allegianc commitment dedication loyalty
allegory emblem
allegory parabl
alleviat ease facilitat
alleviat reliev
alley alleyway
allied confederat
alligatored cracked
allocat apportion
allocation allotment
allot assign portion
allow appropriat reserv
allow countenanc let permit
allow grant
allow leav provid
allow let permit
allow permit tolerat
allowanc margin toleranc
ally friend
alon entirely exclusively only solely
alon lone lonely solitary
alon only
alon solo unaccompanied
aloneness loneliness
aloof distant
aloofness distanc
aloud loud loudly
also besid likewis too
alter chang modify
alter chang vary
alter falsify
alter neuter
alteration chang modification
alteration revision
altercation frac
alternat alternativ substitut
alternat flip interchang switch tack
alternat jump
alternat replacement
alternativ choic
alternatively instead
altitud elevation
altitud height
altogether raw
alveolar dental
always constantly forever perpetually
always constantly invariably
always ever
amateur recreational unpaid
amaz astonish astound
amaz baffl beat bewilder get gravel mystify pose puzzl stick vex
amazed astonished stunned
amazement astonishment
amazing astonishing
amazing awful
amber gold
ambianc atmospher
ambiguous equivocal
ambition aspiration dream
ambitious challenging
ambl stroll
ambuscad ambush bushwhack lurk waylay
ambuscad ambush trap
amend better improv
amend remedy repair
amiabl cordial genial
amiss awry
amiss awry wrong
amiss imperfectly
ammo ammunition
amorous romantic
amorphous shapeless
amorphous unstructured
amount come
amount come number total
amount measur quantity
amount sum
amount sum total
ampl plentiful rich
ampl sizabl
amplification elaboration
amplification gain
amplify exaggerat magnify
amplify expand inflat
amplify magnify
amply fully
amply richly
amus divert
amusement entertainment
amusing comic funny
analogous correspondent
analogu linear
analogu parallel
analys analyz
analys analyz canv canvass examin study
analys analyz dissect
analytic analytical
anatomic anatomical
anatomy build figur flesh form fram physiqu shap
ancestor antecedent root
ancestral transmissibl
ancestry blood descent line lineag origin pedigre stock
ancestry derivation lineag
anchor backbon
anchor ground
angel backer
angel saint
angelic sweet
anger wrath
angl fish
angl lean slant tilt tip
angl slant
angl slant weight
angry furious wild
anguish hurt pain
anguish torment tortur
anguished tormented tortured
animal beast brut creatur
animal carnal sensual
animat animiz
animat enliven
animat enliven exalt inspir
animat quicken recreat repair reviv vivify
animat sentient
annihilat eliminat eradicat extinguish
annihilating devastating withering
annihilation disintegration
annihilation obliteration
announc declar
announc denot
announc herald
announcement declaration proclamation
annoy bother chaf devil gravel irritat nettl rag vex
annoyanc annoying irritation vexation
annoyanc bother infliction pain
annoyanc chaf vexation
annoyanc irritation vexation
annoyed harassed pestered
annoyed steamed stung
annoying galling irritating nettlesom pestering teasing
annual yearly
annually yearly
answer reply respond
answer reply respons
answer resolution result solution solvent
answer resolv
answer serv suffic
antagonis antagoniz
antagonis antagoniz counteract
antagonism hostility
antagonistic counter
antagonistic incompatibl
antecedent forerunner
antenn erial
antenn feeler
anterior prior
antic caper joke prank trick
antic clown
antic fantastic grotesqu
anticipat call predict promis
anticipat counter forese forestall
anticipat expect
anticipat foreknow forese
anticipated awaited
anticipation expectancy
anticipation expectation
anticipation prediction prevision
antipathy aversion distast
antiqu outmoded
anxious dying
anxious nervous uneasy
anxiously uneasily
anyhow anyway
apart asid
apart isolated obscur
apartment flat
ape caricatur
apex peak vertex
apiec each
aplomb cool pois
apoge culmination
apologi apology
apologiz excus justify rationaliz
apology excus
apostolic papal
apothecary chemist pharmacist
appalling dismaying
apparatus setup
apparent evident manifest patent plain unmistakabl
apparent seeming
apparently evidently manifestly obviously plain plainly
apparently ostensibly seemingly
apparition phantom shadow
apparition phantom specter
appeal attract
appeal charm
appeal collection
appeal invok
appeal prayer
appealing sympathetic
appear look seem
appear seem
appearanc show
appeas conciliat gentl mollify pacify
appeas quell stay
append tack
applaus clapping
applicability pertinenc
application coating
application diligenc
application lotion
apply employ use utiliz
apply enforc implement
apply give
apply hold
apply practic use
appoint charg
appoint constitut name nominat
appointe appointment
appointed prescribed
appointment assignment designation
appointment date engagement
appointment fitting
apportion deal shar
apprais assess evaluat measur valu
apprais survey
appraisal assessment
appraisal estimat
appreciat priz treasur valu
appreciation grasp hold
appreciation tast
apprehend arrest collar cop nab nail
apprehend compass comprehend dig grasp savvy
apprehension arrest catch collar pinch
apprehension dread
apprehension misgiving
apprehension savvy understanding
apprentic learner
approach approaching
approach approaching coming
approach attack
approach near
approaching coming upcoming
appropriat captur conquer seiz
appropriately suitably
approv okay sanction
approval blessing
approximat estimat gaug guess judg
approximat near
approximat rough
approximation estimat idea
apt clever
apt given minded tending
apt liabl
apt pertinent
arbitrarily haphazardly indiscriminately randomly
arbitrat interced intermediat mediat
arc arch curv
arc bow
arc discharg spark
arch condescending patronizing
arch implik mischievous puckish wicked
arched arching bowed
architect designer
arctic frigid icy polar
arctic rubber
ardent fervent fiery impassioned
ardent warm
ardor fervor fire
ardor zeal
arduous hard heavy
arduous straining strenuous
area aren domain field orbit spher
area country
area expans
area region
aren bowl stadium
argot cant jargon
argu contend debat fenc
argu indicat
argu reason
arguing argument contention controversy tilt
argument debat
argument line
argument parameter
argument statement
aris develop grow originat rise
aris lift rise
aris rebel rise
aris rise
aristocracy gentry
aristocracy nobility
aristocratic blue gentl
arm branch limb
arm branch subdivision
arm fortify gird
arm munition
arm sleev
arm weapon
armament equipping
arom fragranc perfum scent
arom odor scent smell
around round
arous awak awaken wake
arous awaken rous wake
arous brac energiz stimulat
arous elicit evok fire provok rais
arous evok invok rais stir
arous excit sex
arous stir
arousal rousing
arousal stimulation
aroused emotional excited
arrang dress set
arrang order put
arrang set
arrang stag
arranged ordered
arrangement organization system
arrangement placement
arrangement transcription
array rang
arrest catch get
arrest check contain stop
arrest check halt hitch stay stop
arrest halt hold
arriv come get
arrival comer
arrogat assign
arrogat assum seiz usurp
arrogat claim
art artistry prowess
articl claus
articulat enunciat pronounc say
articulat enunciat vocaliz
articulat formulat phras word
articulat joint
articulation join joint junction junctur
articulation joint
articulation voic
artificial contrived stilted
artificial unreal
artillery gun
artillery weapon
artilleryman gunner
artisan craftsman
artistic esthetic
ascend rise
ascendancy control dominanc
ascending rise
ascertain assur check control ensur insur see
ascertain check determin learn see watch
ascertain determin find
ascrib assign attribut imput
ashen blanched bloodless livid whit
asid away
asid excursus parenthesis
ask demand involv necessitat need postulat requir take
ask enquir inquir
ask expect requir
asleep deceased departed gone
asleep numb
aspect expression face look
aspect facet
aspect prospect scen view vist
aspirant aspiring
aspirant hopeful
aspiration inhalation inspiration intak
ass behind bottom bum butt buttock can posterior rear rump seat stern tail
ass screw
assail assault attack
assail assault attack round
assail attack
assault dishonor outrag rape violat
assault rape violation
assay attempt essay seek try
assay check
assembl gather
assembl gather meet
assembl piec tack
assemblag assembly gathering
assemblag gathering
assemblag hookup
assert insist
assert maintain
assess tax
assessment judgment
assiduity concentration
assign attribut
assign delegat designat
assign put
assign specify
assigning assignment
assignment grant
assimilat imbib
assist attend serv
assistant help helper supporter
associat companion comrad familiar fellow
associat connect link relat
associat consort
association connection
assorted miscellaneous mixed sundry
assorted various
assortment classification
assortment mixtur potpourri variety
assum don wear
assum feign sham simulat
assum presum
assum strik take
assumed fals fictiv pretended sham
assumption premis
assumption presumption
assur ensur guarante insur secur
assur promis
assur reassur
assur tell
assuranc authority confidenc
assuranc pledg
asterisk star
astonishing astounding staggering stupefying
astonishingly surprisingly
astral stellar
astray wide
astut sharp shrewd
asymmetry imbalanc
asynchrony desynchronizing
atheist atheistic
athletic sport
atm atmospher
atom molecul particl speck
atomic nuclear
aton expiat
aton repent
atrociously awfully terribly
atrophied diminished wasted
atrophy withering
attach bind bond tie
attach confiscat seiz
attached committed
attachment bond
attack attempt
attack blast fire
attack onrush onset onslaught
attain discover strik
attain gain hit make reach
attain hit reach
attempt effort endeavor try
attempt undertak
attend hang
attend look see
attendant tender
attentiv thoughtful
attest certify demonstrat evidenc manifest
attest testify
attic bean
attic ionic
attic loft
attir dress garb
attired dressed garbed
attitud position postur
attorney lawyer
attract draw pull
attraction draw
attraction magnet
attribut dimension property
atypical irregular
audacious brassy brazen insolent
audacious brav dauntless fearless hardy
audacious daring
audacity temerity
audienc consultation interview
audienc hearing
audit inspect scrutiniz
audition hearing
aug august
augur bode forecast omen portend predict presag
august grand lordly
august revered venerabl
auster sever stark stern
auster stern
authentic reliabl
authentic veritabl
authenticity legitimacy
author generator sourc
author writer
authoritarian overbearing
authoritativ authorized
authoritativ classic classical definitiv
authoritativ important
authority authorization dominanc potency
authority authorization sanction
authority government regim
authoriz clear pass
authoriz empower
authorization mandat
authorship composition writing
auto automobil car machin motorcar
automatic machinelik
automatic reflex
automatically mechanically
autonomy liberty
autopsy necropsy
autumn fall
auxiliary supplemental supplementary
avail help
avail help servic
availabl usabl useabl
avaric covetousness
avaric covetousness greed
aveng retaliat reveng
avenu boulevard
averag fair
averag intermediat medium
averag mean
averag median
averag modal
averag norm
averag ordinary
avert avoid
avoid invalidat quash void
avoidanc dodging
await expect look wait
awar mindful
award awarding
award grant
award honor laurel
award present
award priz
awareness cognizanc consciousness
away forth off
away off
away out
away outsid
awe fear reverenc
awed awestruck
awed awful
awful awfully terribly
awful dread dreadful fearful frightening terribl
awful frightful terribl tremendous
awful nasty
awfully dreadfully horribly
awkward clumsy cumbersom inept
awkward clumsy ungainly
awkward embarrassing sticky
awkward uneasy
awry cockeyed
axiom maxim
axis bloc
babbl babbling
babbl blab sing talk
babbl bubbl rippl
babe baby infant
babe baby sister
baby child
baby coddl indulg pamper spoil
back backbon spin
back backward
back backward rearward
back binding cover
back endors indors second
back endors indors support
back gage game punt stak
back hinder
back rear
backbon gut sand
backbon spin
backdrop background
background ground
background scop setting
backing championship patronag
backing mount
backing support
backlog reserv
backstag offstag
backstag offstag wing
bad badly
bad badness
bad big
bad defectiv
bad risky speculativ
bad sorry
bad spoiled
bad unfit
badger bug pester teas
badly gravely seriously severely
badly ill
badly ill poorly
badness severity
baffl bilk cross foil frustrat queer spoil thwart
baffl regulat
baffled befuddled bewildered confused lost
baffling elusiv knotty tough
bag base
bag bulg
bag dish
bag grip suitcas
bag handbag purs
bag pocket
baggag luggag
baggy sloppy
bait hook lure
bait lure
bait rag rally ride tantaliz taunt teas
bake broil
baked parched scorched sunbaked
balanc correspondenc symmetry
balanc counterbalanc
balanc counterbalanc equilibrium
balanc equilibrat
balanc pois
balanc proportion proportionality
balanc remainder residu residual rest
bald denuded
baleful menacing ominous sinister threatening
balk check deterrent handicap
balk rafter
balk resist
ball chunk clod clump lump
ball egg nut testicl
ball formal
ball glob orb
ballad lay
balloon billow inflat
ballot vote voting
ballpark park
ballyho plug
balustrad banister
ban banish
ban banish ostraciz shun
ban prohibition
banal commonplac hackneyed stock threadbar timeworn tired trit
band circl lot set
band ring
band striation
band strip
bandag bind
bandag patch
bandaged bound
bandstand stand
bandy bowed
bang bash belt knock smash
bang bed jazz know love screw
bang blast clap eruption
bang bolt slap smack
bang boot charg flush kick rush thrill
bang fring
bang hit smash strik
bang slam
bang spang
banging thumping walloping
banish bar relegat
bank cant
bank deposit
bank rely swear trust
bankrupt break ruin smash
bankruptcy failur
banner standard
banquet feast
banquet feast spread
banter chaff jolly kid
bar barricad block blockad stop
bar cake
bar exclud
bar ginmill saloon
bar measur
bar prevention
bar streak strip
barb dig jibe shaft shot slam
barbarian barbaric savag wild
barbarian peasant
barbarian savag
barbed biting pungent
barbed prickly
bare barren bleak desolat stark
bare marginal
bare mere simpl
bare plain spar
bare scanty spar
bare strip
barely hardly just scarc scarcely
bargain buy steal
bargain deal
bark skin
barkeep bartender
baronial imposing nobl stately
barrack cheer inspir urge
barrack flout jeer scoff
barrag battery
barrag onslaught
barrel drum
barren free innocent
barren wast wasteland
barricad roadblock
barrier roadblock
base basis
base basis foundation groundwork
base establish found ground
base floor
base foot foundation groundwork
base home
base humbl lowly
base immoral
base mean
base pedestal stand
base radical root stem them
basement cellar
bash sock
basic introductory
basic stapl
basically essentially fundamentally
basin lavatory washbasin washbowl
basin watershed
basis footing ground
bask enjoy relish savor
basket hoop
bass deep
bast batter clobber
bast tack
bastard bogus fake phony
bastard illegitimat
bastard prick shit sob
bat clobber cream lick thrash
bat flutter
batch clutch
batch deal flock heap lot mass mess mint mountain peck pile plenty pot raft sight stack wad
bath bathroom
bath bathtub tub
bathing washup
bathroom can john lavatory privy toilet
baton wand
battalion multitud pack
batter buffet
batter hitter slugger
battl combat
battl conflict engagement fight
battl conflict struggl
battl struggl
battlefield battleground field
battlefront front
bawdyhous brothel
bawl bellow
bay quest
bazaar fair
bead drop pearl
beady jeweled
beak bill
beak nozzl snout
beak peck pick
beam glow radiat shin
beam ray
beam ray shaft
beam shin
beaming glad
beaming radiant
bear birth deliver have
bear carry contain hold
bear carry expect
bear carry hold
bear hold
bear pay yield
bear wear
beard whisker
bearded bewhiskered whiskered
bearer carrier toter
bearer holder
bearing carriag postur
bearing charg
bearing comportment mien presenc
beast brut savag wildcat wolf
beat beatnik
beat bunk
beat cadenc measur meter
beat crush shell vanquish
beat dead
beat drum
beat exhaust
beat flap
beat heartbeat puls pulsation
beat outsmart overreach
beat pound thump
beat pulsat quiver
beat rhythm
beat round
beat scrambl
beat tick
beating licking
beating whipping
beau clotheshors gallant swell
beau fellow
beautify embellish
beauty dish mantrap sweetheart
beckon wave
becom get
becom suit
becom turn
bed bottom
bed layer
bed retir
bed seam
bedamn curs damn imprecat
bedding litter
bedraggled dilapidated
bedroom chamber
beef crab grip holler squawk
beef grip kick squawk
beefy burly husky
beehiv hive
beetl overhang
befall happen
befit suit
befog cloud fog mist obscur
befor earlier
befuddl confound confus fox throw
befuddled woolly
beg implor pray
beg solicit tap
beget engender father generat get mother sire
begin commenc get start
begin commenc start
begin start
beginner father founder
beginner initiat
beginning first
beginning first kickoff offset outset start
beginning origin root sourc
beginning start
beguil bewitch captivat captur catch charm enchant entranc fascinat tranc
behavior conduct
behavior conduct demeanor
behind slow
being existenc
being organism
belated late
belch belching
belch bubbl
belch erupt
beli contradict
beli misrepresent
belief feeling impression notion opinion
believ conceiv consider think
believ trust
believabl credibl
believably probably
believer worshipper
bell doorbell
bell toll
belligerent combatant fighter
belligerent militant
bellow holler hollering roar roaring
bellow roar
beloved darling dear
beloved dear honey love
below beneath
below downstair
below under
belowground underground
belt knock rap whack
bemoan bewail deplor lament
bench judiciary
bench terrac
bench workbench
bend bending
bend bow crouch stoop
bend creas fold
bend crook turn twist
bend curv
bend flex
bend flex turn twist
bended bent
bending deflection
benediction blessing
beneficial good
benefit gain profit
benefit welfar
benevolent charitabl kindly sympathetic
benevolent philanthropic
bent crumpled
bent hang knack
bent set
bequest legacy
berat chid jaw lectur rag rebuk remonstrat reprimand reproof scold
berth bunk
berth offic plac position post situation spot
berth slip
berth wharf
beseech bid press
beset chivy harass harry molest plagu provok
beset encrust
besieg surround
besmirch calumniat smear
bespeak indicat point signal
bespeak quest request
best better
best outd scoop
bestial brut brutal
bestow confer
bet calculat count depend look reckon
bet play wager
bet stak wager
bet wager
betray cheat wander
betray deceiv
betray denounc grass rat shit shop
betray fail
betray sell
betrayal treachery treason
better break
better improv
betterment melioration
bevel cant
beverag drink
bewar mind
bewilder throw
bewilderment puzzlement
bewitch enchant hex witch
bewitch magnetiz mesmeriz
bia diagonal
bia preconception prejudic
bibl book scriptur word
biblical scriptural
bicker bickering fuss squabbl
bicker squabbl
bicycl cycl wheel
bid bidding
bid bidding command
bid call
bid invit
bid offer tender
bid play
bid tender
bid wish
big boastful
big boastfully larg
big expectant gravid great heavy larg
big giving handsom liberal
big heavy
big larg
big larg prominent
big swelled
bigger larger
bilk elud evad
bill broadsid circular flyer
bill card notic poster
bill charg
bill measur
bill note
bill peak
billion million
billow heav surg
billow surg
billow wallow
billowing surging
bind hold oblig
bind tie
biography life
bird birdi shuttl
bird boo hiss hoot snort
bird chick dame doll skirt
bird fowl
birthplac cradl provenanc
biscuit cooki
bit bite morsel
bit chip flak fleck scrap
bit minut moment second
bit piec
bit snatch
bit spot
bite burn sting
bite chomp
bite prick sting
bite sharpness
bite snack
bite sting
biting bitter
bitter bitterly
bitter bitterness
bitterness rancor resentment
bivouac camp encamp tent
bivouac camp encampment
bivouac encampment
bizarr eccentric
blab chatter gabbl prattl
black blacken
black blackened
black blackness
black bleak dim
black contraband
black dark sinister
black disastrous fatal fateful
black grim
black inglorious shameful
black negr negroid
blacken scorch sear
blackening darkening
blad brand steel sword
blam blessed damn damned darned goddam goddamn goddamned infernal
blam charg
blam fault
blam pick
blam rap
blanch pale
bland flat
bland politic smooth suav
blandness smoothness
blank clean whit
blank spac
blanket broad extensiv wide
blanket cover
blanket mantl
blar blaring clamor din
blar blast
blaring blasting
blasphem curs cuss imprecat swear
blasphemous blue profan
blasphemous profan
blasphemy desecration sacrileg
blast blow gust
blast boom nail smash
blast crucify pillory savag
blast shell
blast shoot
blasting ruinous
blatant blazing conspicuous
blatant clamorous vociferous
blaz blazing
blaz brillianc glar
blaz hell
blazing dazzling glaring
bleached colored
bleached faded
bleak cutting raw
bleary blurred fuzzy hazy
bleb blister
bleed hemorrhag
bleed leech
bleed run
blemish defect mar
blemish flaw
blemish spot
blend blending
blend coalesc combin flux fuse merg mix
blending shading
bless sign
blessing boon
blessing grac thanksgiving
blight plagu
blind dim
blind screen
blind subterfug
blind unreasoning
blink blinking wink
blink flash twinkl wink
blink wink
blinking bloody blooming flaming
blister whip
blistering hot
blith lighthearted
blithely gayly happily jubilantly merrily
blob blot fleck spot
block blockad embarrass hinder obstruct
block closur occlusion stop
block cube
block forget
block freez
block halt stop
block imped jam obstruct occlud
block jam
block lug stuff
block obstruct
block parry
block pulley
blok chap cuss fell fellow lad
blood rake rip
bloodshed gore
bloodstained gory
bloody damn
bloom blooming
bloom blossom flower
bloom blossom flower flush heyday peak prim
bloom blush flush
blossom unfold
blot smear spot
blot smear spot stain
blotch mottl streak
blow bluster boast brag gas swash
blow bump
blow drift float
blow flub fluff fumbl muff spoil
blow puff
blow revers reversal setback
blow shock
blow snow
blow suck
blow wast
blubber fat
bludgeon club
blue bluish
blue dark dingy dismal drab dreary gloomy grim sorry
blue depressed down downcast gloomy grim low
blue juicy racy
bluff bold sheer
blunder blurt ejaculat
blunder flub
blunder fumbl
blunder goof sin
blunt candid forthright frank outspoken
blunt crud stark
blunt deaden
blunt dull
blunt dull numb
blur confus obscur
blur dim
blur fuzz
blur smear
blurred clouded
blush crimson flush redden
blush flush
bluster braggadoci
bluster bravad
bluster swagger swash
board card
board panel
board plank
board room
board tabl
boast featur sport
boater panam sailor
boatload carload
bob cork
bob dock
bob dock tail
bodily corporal corporeal somatic
body consistenc consistency
body personify
body tors trunk
bodybuilder muscleman
bodyguard escort
bogey bogy
boil churn
boiler kettl
boiling stewing
boisterous fierc rough
boisterous unruly
boldness brass cheek face nerv
boldness daring
bolshevik marxist red
bolster pad
bolt dash
bolt gobbl
bolt rigidly stiffly
bomb fail
bomb turkey
bomber hero sub submarin wedg
bond hamper shackl
bone cram drum
bone ivory pearl
bonnet cowling hood
bonus fillip
bonus incentiv
bony cadaverous emaciated gaunt haggard pinched skeletal wasted
bony osseous
boo hiss
booby dope dumbbell
book hold reserv
book ledger
book record
book script
book volum
booked engaged
booking engagement
booking reservation
boom din
boom expand flourish thriv
boom gravy windfall
boom roar roaring thunder
boom thunder
boost encouragement
boost hike
boost hike rise
boot kick
booth stall
booty loot plunder priz
booz drink
booz liquor spirit
border borderlin
border bound
border edge
border environ ring skirt surround
border fram
border margin
border molding
borderlin marginal
bore caliber gaug
bore drill
bore dullard
bore eager
bore tire
boring dull irksom slow tedious tiresom wearisom
born innat natural
bosom breast tit
bosom embrac
bosom embrac hug squeez
bosom heart
boss brag
boss chief foreman
boss emboss stamp
boss knob
bother fuss troubl
bother inconvenienc troubl
bother troubl
bottleneck constriction
bottom bottomland
bottom fathom penetrat
bottom freighter
bottom undersid
boulder bowlder
bounc bouncing
bounc bound leap leaping spring
bounc bound rebound recoil reverberat ricochet spring
bouncing spirited
bound boundary
bound boundary edge
bound boundary limit
bound confin limit restrain restrict throttl
bound jump leap spring
boundless limitless unbounded
bouquet corsag
bouquet fragranc sweetness
bout bust tear
bout round turn
bow stem
bowl roll
bowl trough
box corner
box packag
boy son
brac bracing
brac coupl pair span yoke
brac gallus
brac pair
brac pois
brac stabiliz steady
braced buttressed
bracing brisk fresh refreshing
brag crow
braid lace
braid twist
brain genius mastermind
brain head mind psych
brain mentality wit
brainy brilliant
branch fork separat
branch leg ramification
branch offset
branched forked
brand denounc mark
brand make
brand mark stain
brand post
brand trademark
brandish flourish
brandish flourish wave
brass plaqu
brassy cheap flash flashy gaudy loud tawdry
brav courageous
brav endur weather
brav gay
bravery courag
breach break offend transgress violat
breach break rift ruptur
breach gap
bread cabbag dough kale loot scratch sugar
breadth width
break breaking
break bump demot relegat
break burst erupt
break bust
break bust wear
break check crack
break collaps founder give
break damp dampen soften weaken
break develop
break die fail
break disclos discover divulg expos reveal
break discontinu stop
break disruption gap interruption
break fault fractur shift
break fractur
break intermission interruption paus suspension
break interrupt
break interruption
break part separat split
break paus
break recess respit
break separat
break violat
breakdown dislocation
breakthrough discovery find
breakup detachment separation
breakup dissolution
breakwater groin
breast chest
breast front
breath emit
breath hint
breath rest
breathing respiration ventilation
breathless inanimat pulseless
breed cover
breed engender
breed multiply
breed stock strain
breeding education training
breeding fostering nurtur raising rearing
breeding procreation reproduction
breez cinch picnic snap walkover
brevity transienc
brib buy corrupt
bridegroom groom
bridg span
bridl check curb
briefly shortly
bright brightly brilliantly
bright brilliant
bright brilliant vivid
bright hopeful promising
bright shining shiny
bright smart
brighten clear
brighten lighten
brightness cleverness
brightness light luminosity
brillianc genius
brillianc grandeur magnificenc splendor
brilliancy luster splendor
brilliant glorious magnificent splendid
brilliant superb
brim lip rim
bring convey fetch get
bring convey take
bring fetch
bring institut
bring land
bring play work wreak
bringing delivery
brink threshold verg
brink verg
brittl toffe
broad full
broad liberal tolerant
broad spacious wide
broad wide
broadcast circulat diffus dispers disseminat distribut spread
broadcast program
broaden extend widen
broadly generally loosely
broadsid philippic
brocaded raised
brok bust
broken busted
broken confused disordered upset
broken crushed low
broken rugged
bronz tan
bronzed suntanned tanned
brood cover hatch incubat
brood dwell
brood hover loom
brood sulk
brooding contemplativ meditativ musing pensiv reflectiv
brooding incubation
brook creek
broom sweep
brother buddy crony
brother comrad
brotherhood fraternity
brotherhood union
brow eyebrow
brow forehead
browbeat bully
browbeat bully swagger
brown brownish
bruis contusion
bruis hurt injur offend spit wound
bruit rumor
brush brushing
brush clash encounter skirmish
brush sweep
brush thicket
brutal cruel fell savag vicious
buck charg shoot tear
buck clam dollar
buck hitch jerk
buck hors sawhors
bucket pail
buckl clasp
buckl crumpl
buckl heav warp
buckl warp
bucolic pastoral
bucolic peasant provincial
buff buffer
buff buffet
buff burnish
buff devote fan lover
buffer cushion soften
buffer fender
buffer fender pilot
buffet counter sideboard
buffoon clown
buffoon clown goof
bug germ
bug intercept tap
buggy cracked wacky
build construct make
build establish
build physiqu
build progress
building construction
building edific
bulg bulk
bulg bump prominenc protuberanc swelling
bulg pop protrud start
bulg pouch protrud
bulging convex
bulk majority
bulk mass volum
bull bullshit fake
bull bullshit shit
bull cop copper fuzz pig
bullet fastball heater smok
bullet slug
bully cracking great keen neat swell
bully roughneck rowdy ruffian tough
bum cheap crummy punk
bum grub spong
bum idler
bum loaf
bum puke rat skunk
bum tramp
bump chanc encounter find happen
bump dislodg
bump knock
bunch bundl clump cluster
bunch clump cluster
bunch crew crowd gang
bunch lot
bundl compact pack wad
bundl packag packet parcel
bundl pile
bundl sheaf
bunk escap lam run
bunk nonsens
bunk rot
bunker dugout
bunker trap
bunt butt
buoyant perky
burden charg saddl
burden core effect essenc
burden encumbranc load
burden load loading
burden weight
bureau chest dresser
burn burning
burn cut
burn fire
burn glow
burn tan
burned burnt
burning combustion
burnish polish
burrow tunnel
burst bust
burst collaps
burst explod
burst explosion
burst fit
burst outburst
burst salv volley
burst split
bury entomb inter
bury forget
bury immers swallow
bury sink
bus coach
bus heap
bush scrub
bush shrub
bushel doctor fix mend repair restor
bushwhacker hillbilly
bushy shaggy
business clientel patronag
business concern
business job line occupation
businesslik earnest
bust fizzl flop
bust raid
bust ruptur snap tear
bustl hustl
busy engaged
busy fussy
busy interfering meddling
busy occupy
but just merely only simply
butcher slaughter
butt cigarett
butt goat
butt stub
butt target
button push
button releas
buttoned fastened
buy purchas
buzz hum
bygon departed gone
bypass shunt
cab hack taxi
cab taxi
cabinet consol
cabinet locker
cabl line
cabl telegraph wire
cackl chatter
cadaver clay corps remain stiff
cadr cell
cafe coffeehous
cage coop
cagey clever
cake coat
calamity catastroph disaster tragedy
calculat cipher comput figur reckon
calculat estimat figur forecast reckon
calculat forecast
calculated deliberat measured
calculating shrewd
calculation computation
calculation computation figuring reckoning
calculation deliberation
caliber quality
calibrat graduat
call claim
call cry holler scream shout squall yell
call cry outcry shout yell
call name
call phon ring telephon
call song
call visit
caller company
callous calloused thickened
calm calmness composur equanimity
calm lull quiet still
calm sedat
calm seren tranquil
calm steady
camouflag disguis
camp cliqu ingroup pack
campaign caus crusad driv effort movement
campaign run
camping encampment tenting
can dismiss displac fire sack terminat
can pot stool thron toilet
can tin
cancel invalidat
cancel natural
cancel offset
cancel scratch scrub
cancer crab
candid open
candidat prospect
candidly frankly honestly
candl taper
candor fairness
candy glaz
cane flog
caning wicker
canon canyon
canoniz saint
canonized glorified
cant pitch slant tilt
canter lope
canv canvass
canv canvass poll
canv canvass sail sheet
canvass poll
cap capital
cap ceiling roof
cap crest
cap crown jacket
cap hood
capability capacity
capability potentiality
capabl open subject
capacitanc capacitor condenser
capacitanc capacity
capacity content
cape mantl
caper frolic play romp
caper job
capital great
capital washington
capitalist capitalistic
captain chieftain
captain master
captiv prisoner
captivating fascinating
captivity imprisonment
captur catch
captur catch get
captur seizur
caravan train
card lineup
card menu
card teas
card wag wit
cardinal central fundamental key
care caution precaution
care charg
care concern fear
care deal handl manag
care like wish
care maintenanc upkeep
care worry
careen lurch reel stagger
careen rock sway tilt
careen shift tilt wobbl
career vocation
carefre freewheeling
careful deliberat measured
careful thrifty
carefully cautiously
careless regardless
carelessly rakishly
carelessness neglect negligenc
caressing hugging kissing petting
careworn drawn haggard worn
carg freight load loading shipment
caricatur imitation
carnival circus
carnival fair
carpentry woodwork
carpet rug
carriag coach
carriag rig
carrier mailman
carrier newsboy
carry channel conduct convey impart transmit
carry convey express
carry dribbl
carry extend
carry hold
carry pack take
carry persuad sway
carry post
carry run
carry stock
carry transport
cart drag haul
cartoon sketch
cartridg magazin
cartridg pickup
carved carven
carving cutting
carving sculptur
cascad shower
case caus suit
case character eccentric type
case encas
case event
case exampl instanc
case face
case sheath
case shell
case showcas
case slip
case subject
cast cat chuck puke purg retch sick vomit
cast contriv project throw
cast couch fram put
cast draw
cast drift rambl rang roam roll rove stray swan tramp vagabond wander
cast drop shed throw
cast form shap
cast hurl
cast hurl hurtl
cast mold
cast mold stamp
cast roll
castigat correct
castigation chastisement
castl palac
casual chanc
casual cursory passing perfunctory
casual daily everyday
casual effortless
casual fooling
casual nonchalant
casual occasional
cat caterpillar
cat guy
catalog catalogu
catapult launcher
catapult sling
catapult sling slingshot
catastroph disaster
catastrophic ruinous
catch get
catch grab
catch grab snap snatch
catch haul
catch hitch
catch match
catch overhear
catch overtak
catch see view watch
catch stop
catching detection
catching transmissibl
category class family
cater ply provid supply
cattl cow oxen
cattleman cowboy cowhand cowpuncher puncher
caus get have induc make stimulat
caus ground reason
caus make
caution caveat
cautious conservativ
cautious timid
cautiously conservatively
cavalry hors
cavalryman trooper
cave undermin
cavity pit
cavort frolic romp skylark sport
ceas discontinu quit stop
ceas end finish stop terminat
ceaseless constant incessant perpetual
celebrat fete
celebrat keep observ
celebrat lioniz
celebration festivity
celebrity fame
celerity quickness rapidity
celestial ethereal
celestial heavenly
celtic gelic
cemetery graveyard
censur exclusion
censur reprimand
cent penny
centenary centennial
center centerfield
center concentrat focus pore rivet
center core essenc heart marrow meat pith substanc sum
center eye heart middl
center halfway middl midway
centering direction focus focusing
centering snap
central exchang
centraliz concentrat
century hundred
cerc forc pressur squeez
cerebral intellectual
cerebrat think
ceremony observanc
certain sure
certainly sure surely
certificat certification
certificat security
certified qualified
certify endors indors
certify licens
chaf excoriat
chaf fret
chaf fret rub scratch
chaff stalk straw
chagrin humbl humiliat
chagrin humiliation mortification
chain rang
chain strand string
chair chairman
chair chairman president
chair lead moderat
chair professorship
chais daybed
challeng disput
champ champion
champ chomp
champion defend
champion fighter hero
champion prizewinning
championship titl
chanc fortun hazard luck
chanc opportunity
chanc probability
chanc prospect
chang commut convert exchang
chang deepen
chang exchang interchang
chang shift switch
chang transfer
chang variety
channel duct
channel groov
channel line
channel transfer transmit transport
chant inton
chant inton tone
chantlik singsong
chaotic disorderly
chap crack crevic
character fiber
character part person role
character quality
character referenc
characteristic featur
characteriz qualify
characterization delineation pictur
characterization enactment portrayal
charg commission direction
charg commission mission
charg commit institutionaliz send
charg complaint
charg consign
charg file lodg
charg level point
charg load
charged erated
charm influenc tempt
charm spell
charming magic magical wizard
charnel ghastly
chart graph
charter engag hire leas rent take
charter hire leas rent
chas dog tag tail track trail
chas following pursuit
chas furrow
chastisement correction
chastity virtu
chat chatter gossip jaw visit
chatter chattering
chatter click
cheap inexpensiv
cheat chisel
cheat jockey screw shaft
cheat rig swindl
cheat slicker
check checkout
check chip
check condition disciplin train
check confirmation verification
check contain control curb hold moderat
check delay retard
check mark tick
check tick
checkup medical
cheer cheerfulness sunshin
cheer embolden recreat
cheerful upbeat
cheering comforting satisfying
cheering shouting
cheery gay sunny
chel claw
cherish treasur
cherished precious treasured
chew cud plug wad
chew jaw
chic smart
chicag michigan
chicken yellow
chief chieftain
chief head
chief main master primary principal
chiefly mainly primarily principally
child fry kid minor nestling youngster
child kid
childish infantil
childlik simpl
chill cool
chill pall
chill quiver shiver shudder thrill tingl
chill shivering
chilling cooling
chilling shivery
chin taiwan
chip crisp
chipper jaunty
chirp peep
chivalrous gallant knightly
chivalry gallantry
chock wedg
chocolat coffe
choic pick selection
choic prim priz quality select
choir chorus
choir consort
chok clog foul
chok croak die exit expir pass perish
chok fret gag
chok gag
chok gag strangl suffocat
chok stifl suffocat
chok strangl
chok suffocat
chok throttl
choked clogged
choking strangulation
choos prefer
choos select take
chop chopper
chop hack
chopper pearly
chor job task
chortl chuckl
chorus refrain
chosen elect
christ jesus savior
christendom christianity
chronic continuing
chronic inveterat
chuck ditch
chuck grub
chuck pat
chuck toss
chuff puff
chump fool gull mark sucker
chunk lump
chunky squat
churchman cleric divin
churning roiling turbulent
chut jump parachut
chut parachut
chut slid
cilium lash
cinem film
cipher code encipher inscrib
cipher naught nothing null zero zip
cipher nobody
cipher zero
circl circuit lap
circl circulat
circl rope
circl rotary roundabout
circl round
circuit circumferenc
circuit tor
circular rotary
circular round
circulat distribut
circulat mobiliz
circulat spread
circumscrib confin limit
circumstanc condition consideration
circumstanc context setting
circumstanc destiny fate fortun lot luck portion
citation cite credit mention quotation referenc
citation quot quotation
cite mention
cite mention name refer
cite quot
cite referenc
cite summon
city metropolis
civic civil
civil polit
civilization cultur
civilization refinement
civilized cultured polit
clad clothed
claim exact take
claim take
claim titl
clamber scrambl shin skin sputter struggl
clammy dank
clamor clamoring
clamp clinch
clamshell grappl
clan kindred
clandestin secret undercover underground
clang clangor
clang clangor clangoring clank clash crash
clannish snobbish
clannishness exclusiveness
clarify elucidat
clarity clearness
clarity clearness lucidity
clash friction
clash jar
clasp clench clutch grasp grip hold
class classify separat sort
class cours
class cours form grad
class division
class stratum
class year
classic classical
classic classical hellenic
classify relegat
classmat schoolmat
classroom schoolroom
claw hook
clay mud
clean cleans
clean clear
clean clear light unclouded
clean fair
clean fair fairly
clean fresh
clean neat
clean pick
clean plum plumb
clean sporting
clean strip
cleaning cleansing
clear cleared
clear clearly
clear crystalliz elucidat illuminat
clear earn gain make realiz
clear net
clear net sack
clear open
clear pass
clear readabl
clear solv
clear top
clearly distinctly
cleav rive split
cleft crack crevic
clench clinch
clergyman reverend
clever cunning ingenious
clich commonplac
click clink
click cluck
click dawn penetrat
click dog
click flick snap
click snap
click tick
client customer
client guest
cliff drop
climat mood
climax coming
climax culminat
climax culmination
climb mount
climb mount rise wax
climb rais rise upgrad
climb rise
clinch hug squeez
cling hang
clink jail
clink tinkl
clip crop dress snip trim
clip curtail
clip jog trot
clip magazin
clip nip snip
clip snip
clip time
cloak cloth drap robe
cloak dissembl mask
clobber stuff
clock time
clod gawk lummox lump
clog clot
clog overload
clogged clotted
clomp clump
clos closely tight
clos closing conclusion end ending
clos conclud
clos conclusion final finish last
clos confining
clos faithful
clos final
clos fold
clos near
clos near skinny
clos shut
clos snug
clos tight
closed shut
closed unsympathetic
closely intimately nearly
closer nearer
closet cupboard
closet press wardrob
closing closur
closing closur shutdown
closing completion culmination
closur occlusion
closur resolution settlement
clot coagulat
cloth dress
cloth dress garb garment
cloth fabric material textil
clothed draped wrapped
clothing wear
cloud corrupt taint
cloud mottl
cloud overcast
cloud swarm
cloudburst delug downpor torrent
clouded overcast
cloudy muddy murky
cloudy nebulous
clowning comedy
clowning prank
club clubhous
club gild lodg order society
club nightclub
club nine
clue hint
clump cluster flock
clump plunk
clump thud thump thumping
clumsy fumbling incompetent
clumsy ungainly
clutch seiz
cluttered littered
coach manager
coach train
coach tutor
coalescenc coalition
coalition fusion
coars common
coars common vulgar
coars harsh
coast glid slid
coast seacoast
coat coating
coat surfac
coating finish finishing
coax wheedl
cock hammer
cock pranc ruffl sashay strut swagger
cock prick shaft tool
cock rooster
cockeyed crocked loaded plastered smashed soaked stiff tight wet
code codification
coffe java
cognizanc ken
coherent consistent logical ordered
coherent logical lucid
cohesion cohesiveness
coil curl loop
coil curl roll whorl
coil gyrat spiral
coil spiral whorl
coin mint strik
coincid concur
coincidenc concurrenc conjunction
cold coldness
cold dusty stal
cold frigid
cold inhuman
coldness coolness
collaborat cooperat
collaborator confederat
collaborator pardner partner
collaps crack
collaps crash
collaps crumbl crumpl tumbl
collaps flop
collar leash
colleagu confrer fellow
collect garner gather
collectiv corporat
collectively jointly
collision hit
colloquial conversational
colonial compound
colony dependency
colony settlement
color distort ting
color semblanc
color vividness
colored colorful
colored dark
colored slanted
colossal prodigious stupendous
column editorial
column pillar
column pillar tower
comb disentangl
comb ransack
combat fight fighting scrap
combin compound
combin trust
combin unit
combination compounding
come deriv descend
come ejaculat seed
come fall
come fare
come follow
come hail
come occur
comeback counter replication retort return
comedian comic
comfort consol solac sooth
comfort consolation solac
comfort ease
comfort puff quilt
comfortabl easy prosperous
comfortably well
comforting consoling
command control
command control mastery
command dominat overlook
command instruction statement
command requir
commandeer hijack pirat
commanding dominating
commandment teaching
commemorat mark
commemorat record
commemorat remember
commenc start
commend recommend
commend remember
comment commentary
comment gossip
comment input remark
comment notic remark
commentator observer
commentator reviewer
commerc commercialism
commi communist
commiserat sympathiz
commiseration path pity
commission committe
commission delegation mission
commission perpetration
commit confid entrust intrust trust
commit dedicat devot give
commit invest plac put
commit perpetrat pull
commit practic
commitment dedication
commodity good
common green park
common mutual
common usual
common vulgar
commonly normally ordinarily usually
commonwealth country land nation stat
commonwealth democracy republic
commotion din rumpus tumult
commotion disruption disturbanc flutter
commotion whirl
commun communicat
communicat convey transmit
communicat pass
communicating communication
communiqu despatch dispatch
communist communistic
commut convert exchang
commut transpos
commutation commuting
commutation exchang substitution
compact compress
compact compress constrict contract press squeez
compact pack
compact stocky thick
compact summary
companionship company fellowship society
company party
company troup
compar comparison equivalenc
compar equat
comparabl corresponding like
comparativ relativ
comparatively relatively
compass grasp rang reach
compass orbit rang reach scop
compassion pity
compassionat pity
compassionately pityingly
compel oblig
compensat correct counterbalanc
compensat correct redress right
compensat cover
compensat pay
compensat repair
compet contend vie
competition competitor rival
competition contention
competition contest
competitiv militant
compil compos
complain kick plain
complaisanc complianc deferenc
complet consummat
complet consummat everlasting gross perfect pure stark thoroughgoing utter
complet discharg dispatch
complet finish
complet nail
complet over
complex composit
complianc conformity
complianc submission
complicat elaborat refin
complication ramification
compliment congratulat
complimentary free gratuitous
comply follow
component constituent element
component constituent element factor ingredient
component constituent part portion
compos fram
compos pen writ
compos writ
composing composition
composition constitution makeup
composition opus piec
composition paper report them
composition typography
compound deepen heighten intensify
comprehend cover embrac encompass
comprehend perceiv
compressed flat
compressed tight
compris consist
compris constitut represent
compris contain incorporat
compromising conciliatory flexibl
compulsiv determined driven
compunction remors
con convict inmat
con defraud swindl victimiz
con hustl sting
con learn memoriz
conceal hide
concealed hidden
conced confess profess
conced grant yield
conceit vanity
concentrat condens contract
concentrat condens digest
concentrat reduc
concentrated hard
concentrated saturated
concentration denseness density
concept conception construct
conception creation
conception design innovation invention
conceptuality conceptualization
conceptualization formulation
concern headach vexation worry
concern interest occupy worry
concern pertain refer relat touch
concerned implicated
concerned interested
concerted cooperativ
concession grant
concession yielding
conciliat reconcil settl
conclud reason
conclud resolv
concluding final last terminal
conclusion decision determination
conclusion ending finish
conclusion ending termination
concoct hatch
concord harmony
concordant consonant
concurrent cooccurring simultaneous
condemn decry excoriat reprobat
condemn doom sentenc
condemnation conviction sentenc
condemnation curs
condemnation disapprobation
condens distill
condensation contraction
condescension disdain patronag
condition precondition
condition qualify specify stipulat
condition shap
condition status
condition term
condon excus
conduct deal
conduct direct guid lead take
conduct direct lead
conduction conductivity
conductor director
confederacy conspiracy
confederacy south
confer consult
conferenc leagu
confess squeal
confidant intimat
confidenc trust
confident convinced positiv
confidential secret
configuration constellation
configuration contor form shap
confin detain
confin enclos
confin hold restrain
confinement labor
confinement restriction
confining constraining limiting restricting
confirm reassert
confiscat forfeit
conflict differenc disput
conflicting contradictory
confluent feeder
confluent merging
conformity ossification
confound confus
confront face
confront face present
confrontation encounter showdown
confrontation opposition
confus flurry
confus jumbl
confused disjointed disordered garbled scattered unconnected
confused lost
confusing perplexing puzzling
confusion disarray
congeal set
congenital innat
congratulat felicitat
congratulat prid
congratulation prais
congregation faithful fold
congress intercours relation
congressman representativ
conjectur guess hypothesis speculation surmis
conjectur hypothesiz speculat suppos theoriz
conjectur speculation
conjoin espous marry wed
conjoin join
conjugat conjugated
conjunction connectiv
conjunction junction
connect join link unit
connect link tie
connection connectiv
connection link
connot imply
conquer curb inhibit subdu suppress
conquest seduction
conquest subjugation
conscription draft muster
consecutiv sequential serial successiv
consecutiv straight
consequenc effect event issu outcom result upshot
consequenc import moment
consequently therefor
conserv economiz husband
conserv maintain preserv
conserv preserv
conservation preservation
consider count weigh
consider deal take
consider debat deliberat
consider reckon regard see view
consider regard
consider study
consider view
considerably substantially well
consist dwell lie
consistenc consistency
consistent reproducibl
consistent uniform
consistently systematically
consolation solac
consolidation integration
consonant harmonic
consort run
conspicuously prominently
constancy stability
constant invariabl
constant invariant unvarying
constituent constitutional organic
constitut establish found institut plant
constitut form make
constitution establishment formation organization
constitutional inherent integral
constrained forced strained
constrict narrow
constricting narrowing
constru interpret see
construct manufactur
construct reconstruct retrac
construction expression
construction structur
construction twist
consult refer
consultation referenc
consum devor down
consum eat exhaust
consum have ingest take
consum wast
consummat masterly virtuos
consumption expenditur
consumption intak uptak
consumption use
contact impinging striking
contact liaison link
contact reach
contact touch
contain hold take
contaminat foul
contamination pollution
contamination taint
contemplat meditat mull muse ponder reflect speculat
contemplat meditat study
contemplation musing reflection
contemporary generation
contempt disdain scorn
contempt scorn
contemptuous disdainful insulting scornful
contemptuously scornfully
contend contest
contend cope deal grappl manag
contend fight struggl
contend postulat
content contented
content messag substanc
content subject
contestant dissenter
contiguous immediat
contingent detail
continu cover extend
continu keep proceed
continu keep retain
continu preserv uphold
continu proceed
continu remain stay
continuanc continuation
continuanc duration
continuation prolongation
continuity persistenc
continuous uninterrupted
continuously endlessly unceasingly
contortion deformation
contraceptiv preventiv
contract declaration
contract get take
contract narrow
contract shrink
contract sign
contract undertak
contradict oppos
contraption contrivanc convenienc gadget
contrary opposit revers
contrary pervers wayward
contrast counterpoint
contrast demarcation line
contribut give
contribut lead
contributing contributory
contribution donation
contribution part shar
contriv design plan project
contriv devis forg formulat invent
contrivanc dodg stratagem
control controller
control manipulat
control master
control operat
control restraint
control verify
convention formul normal pattern rule
conventional established
conventional formal schematic
converg meet
convers discours
conversion transition
convert convinc
convuls slash thrash thresh toss
convulsiv spasmodic
cook fake falsify manipulat misrepresent wangl
cook fix make prepar ready
cooking preparation
cool nerveless
cooler tank
coolness nip
coon nigger nigr spad
coordinat organis organiz
coordinated matching
coordinated unified
cop glom hook
cope coping
copy imitat simulat
coquett flirt mash romanc
coquett flirt teas
cord corduroy
core nucleus
corkscrew spiral
corner nich recess recession
corner tree
corporal corporat embodied incarnat
corporation pot
corporeal material
corporeality physicalness
corpulenc overweight
correct declin slump
correct disciplin
correct right
correction disciplin
correctly right
correctness rightness
correlat correlated
correspond equat
correspond represent
correspondenc parallelism
correspondent newspaperman
corroborat support underpin
corroborat validat
corrod eat rust
corrod rust
corrupt crooked
corrupt debauch deprav profan subvert
corrupt spoil
corruption depravity
cosm creation existenc univers world
cost pric
cost pric toll
costly dear
couch loung sofa
cough coughing
counsel counseling direction guidanc
count counting reckoning tally
count enumerat number
count matter weigh
count number
count reckon
countenanc imprimatur sanction warrant
countenanc physiognomy visag
countenanc visag
counter parry
counteract counterbalanc neutraliz
counteract sabotag subvert undermin weaken
counterbalanc offset
counterbalanc oppos
counterpart similitud twin
countless infinit innumerabl multitudinous myriad unnumbered
country land nation
country land stat
countrywid nationwid
coup takeover
coupl match
coupl match mate pair twin
coupl mate pair
coupl pair
coupling mating union
coupling yoke
courier messenger
cours feed flow run
cours line
cours naturally
cours path track
cours row
cours trend
court courtyard
court romanc solicit woo
court tribunal
court woo
courteous gracious nice
cover cross track travers
cover hide shroud
cover insur underwrit
cover masking
cover overlay
cover report
cover screen
cover top
coverag reporting
cowardly fearful
cower crawl creep cring fawn grovel
cower huddl
cozy informal intimat
cozy snug
cps cycl
crack cracking fractur
crack cracking snap
crack fling offer pass whirl
crack gap
crack quip sally wisecrack
crack shot
crack snap
crack tornad
cracker firecracker
crackl crackling
crackl crunch
crackpot nut
craft craftsmanship
craft cunning
craft trad
crafter craftsman
crafty cunning slick sly wily
craggy mountainous
cram jam ram wad
cramp halter hamper strangl
cramp spasm
cranky irritabl nettlesom peevish scratchy
cranky tender
crash dash
crash ram
crash smash
crash wreck
crav hunger lust starv thirst
craved desired
crawl crawling creep creeping
crawl creep
craz cult furor rage
craz delirium frenzy fury hysteri
crazed deranged
crazily insanely madly
crazy disturbed mad sick
crazy wild
creak creaking
creak screech squeak whin
cream pick
cream skim
creas crisp wrinkl
creas crumpl wrinkl
creas furrow line seam wrinkl
creas furrow wrinkl
creas graz rake
creat make
creat make produc
creation foundation founding initiation innovation institution introduction
creativeness creativity
creator divin lord maker
creatur puppet tool
cred creed
credit recognition
creed gospel
creep mous sneak
crest crown
crest crown peak tip top
crew gang
crib pony trot
crim offenc offens
criminal crook felon outlaw
criminal deplorabl reprehensibl vicious
crimson flushed red
crimson red reddish ruby ruddy
crimson red violent
crimson ruby
cring flinch quail recoil shrink winc
crippled game halt
crippling disabling
crisp sharp
crisp snappy
crisp ters
crisp toast
crisscross crisscrossed
crisscross cross mark
criterion measur standard touchston
criterion standard
critical decisiv
critical vital
criticis criticiz
criticis criticiz knock
croak croaking
croak grumbl murmur mutter
crochet hook
cron witch
crook curv
crooked stooped
crop cultivat work
crop graz pastur
crop graz pastur rang
crop harvest
cross crossing
cross fussy
cross intersect
cross span sweep travers
cross transvers
crossing crossroad intersection
crossroad hamlet
crossroad junctur
crotchety ornery
crouch squat
crow gloat triumph
crowd herd
crowd push
crown pennant
crown poll
crown top
crown treetop
crucial essential
crucial important
crucify dun frustrat rag torment
crucify subdu
crud earthy gross vulgar
crud oil
crud primitiv rude
crud raw
crud rough
crudity rudeness
cruelty harshness
cruelty ruthlessness
cruis sail
crumbl decay
crumpl knit pucker
crunch crush
crunch grind
crunch grind mash
crunch munch
crush demolish smash
crush infatuation
crush jam
crush jam press
crush mash squash squeez squelch
crush oppress suppress
crushing devastating
crust freshness insolenc
cry exclaim outcry shout
cry weep
cry yell
crying glaring gross rank
crying insistent instant
crying tear weeping
cryptic deep inscrutabl mysterious
crystal quartz
crystalliz effloresc
cube dice
cuddl nest nestl nuzzl snuggl
cuddl nestl snuggl
cultivat educat school train
cultivat naturaliz tame
cultivation cultur finish polish refinement
cultural ethnic
cunning cute
curb curtail restrict
cure heal
cure remedy therapeutic
curi curiosity peculiarity
curiosity wonder
curious funny odd peculiar queer singular
curiously oddly peculiarly
curl curv
curl lock whorl
curl wave
curled curling
current flow stream
current stream
currently presently
curriculum program
curs cuss expletiv oath swearing
curs excommunicat
curs hex
curs nemesis scourg
curs torment
cursed damned doomed unredeemed
curtain drap drapery mantl pall
curtly short shortly
curv cut sheer swerv trend veer
curv twist wind
curved curving
cushion shock
cusp leaflet
cuss gadfly
custodian steward
custody hand
custody hold
custom tradition
custom usag
cut cutting
cut dilut reduc thin
cut disregard ignor snub
cut edit
cut gash
cut gash slash slic
cut hack
cut issu
cut rationaliz
cut reduc trim
cut shortened
cut skip
cut slashed
cut snub
cut swing
cut tailor
cut track
cut weakened
cute precious
cutting edged stinging
cutting keen knifelik
cutting slip
cycl oscillation
cycl rhythm round
dab pat
dab pat tap
dab splash splatter
dab swab
dabbl paddl
dabbled splashed splattered
dad daddy papa pop
dagger obelisk
dainty delicacy treat
dainty exquisit
dainty mincing
dainty nice
dais pulpit rostrum stump
damag harm hurt
damag harm impairment
damag pric term
damag wrong
damaging negativ
damaging prejudicial
dame lady madam
damn darn hoot shit shuck
damn goddamn
damp dampen deaden
damp dampen dull muffl mute
damp moist
dampen moisten wash
dampen stifl
danc dancing
danger peril risk
dangerous grav grievous serious sever
dangerously perilously
dangl drop swing
dapper dashing jaunty snappy
dappled mottled
dare daring
dare defy
dare presum
dark darkness
dark darkness shadow
dark darkness wickedness
dark glowering glum moros sor sullen
dark night nighttim
dark obscur
darling favorit pet
darn mend patch
dart dash flash scoot scud shoot
dart fleet flit flutter
dart flit
dash daunt pall scar
dash flair styl
dash smash
dash sprint
dashing gallant
data information
date escort
date see
daughter girl
dawn dawning daybreak morning
dawn morning
day daylight daytim
daydream dream woolgather
daydream moon
daydream reveri revery
days year
dazed groggy
dazed stunned stupid
dead deadened
dead idle
dead numb
dead stagnant
dead utter
deadlock impass standstill
deadly deathly mortal
deadly insanely madly
deadly lethal
deadly mortal
deadly virulent
deaf indifferent
deafening earsplitting thunderous
deal hand
deal sell trad
deal trad
dealer principal
dealer trader
dealing relation
dealing traffic
dealing transaction
dear dearly
dear devout earnest
dear good near
dear lamb
death destruction end
death dying
death last
deathlik deathly
debacl slaughter walloping whipping
debat deliberat
debauch orgy riot
debilitat drain
debility feebleness infirmity
debris dust junk rubbl
debut entry introduction launching
dec december
decad ten
decay declin
decay decompos disintegrat
decay decomposition
decay disintegration
decayed rotten
deceased decedent departed
deceit misrepresentation
deceiv delud
decelerat retard slow
deceleration retardation slowing
decent decently properly right
decent nice
deceptiv misleading
decid determin
decid resolv settl
decidedly definitely emphatically unquestionably
decisively resolutely
deck dump floor
declaim inveigh
declaim recit
declar hold
declaration resolution resolv
declin declivity descent fall
declin diminution
declin refus
declin refus reject
declin wane
declin worsen
decompos rot
decomposition disintegration
decomposition rot rotting
decorat dress
decoration medal palm ribbon
decoration ornament
decorator designer
decre fiat order
decre rule
decreas decrement
decreas diminish fall lessen
decreas diminution reduction
decreas lessen
decreas lessening
dedication inscription
deduc deduct deriv infer
deduc infer
deduct recoup withhold
deduct subtract
deduction discount
deduction implication
deduction synthesis
deed titl
deem hold
deep deeply
deep late
deep rich
deep thick
deep trench
deepen intensify
deepening thickening
deeply profoundly
defeat frustration
defeat kill
defeat licking
defeat overcom
defecat make shit stool
defect desert
defect fault flaw
defection renunciation
defend fight oppos
defend guard hold
defend maintain
defend represent
defend support
defendant suspect
defender guardian
defens denial
defens vindication
defer postpon remit shelv tabl
deferenc respect
deficiency inadequacy
deficiency lack want
deficient inferior
deficient insufficient
deficient lacking
deficit shortag
defin delimit specify
defin determin fix limit set specify
defined outlined
defining shaping
definitiv determinat
deflection deviation diversion
deflection warp
deformation distortion
deformed distorted malformed
defy hold withstand
defy refus resist
degenerat deteriorat drop
degenerat deviant deviat
degenerat fast libertin riotous
degrad demean disgrac
degre grad level
degre level point stag
deign descend
deity divinity god immortal
dejection stool
delay detain
delay detain stay
delay hold wait
delay holdup
deliberation slowness
delicacy diplomacy
delicacy discretion
delicacy fineness
delicat fragil frail
delicat soft
delicately fine finely
delicious delightful
delicious luscious
delight enchant enthrall transport
delight enjoy revel
delight joy pleasur
delight pleas
delimit demarcat
delimit subtend
delineation portrayal
deliver pitch
deliver present
deliver redeem save
deliver render
deliver render return
deliver rescu
deliver surrender
deliveranc delivery rescu saving
delivery pitch
delivery speech
delug flood inundation
delug flood inundation torrent
delug flood swamp
delug overwhelm
delug submerg
delv dig
demand exact
demand need
demand requirement
demarcation limit
democratic popular
demolish destroy
demolish pulveriz
demolition destruction
demon devil fiend
demon devil fiend monster
demonstrat establish prov show
demonstrat exhibit present show
demonstrat march
demonstration manifestation
demonstration presentation presentment
demonstrativ illustrativ
demur except
denomination designation
denot refer
dens dim dull dumb slow
dens heavy
dens thick
denseness density
dent goug
dent prick scratch slit
dentur plat
deny refus
deny travers
depart deviat diverg vary
depart digress straggl
depart leav
depart part start
depart quit
department section
departur deviation differenc divergenc
departur exit expiration going loss passing releas
departur going leaving
dependabl good safe secur
dependabl honest reliabl true
dependabl reliabl
dependenc dependency
dependent hooked
dependent qualified
dependent subject
dependent subordinat
depict describ draw
depict pictur render show
depict portray
depleted low
deplorabl distressing pitiful sad sorry
deplorabl miserabl weful wretched
deplorably sadly wefully
deporte exil
depos swear
deposit fix situat
deposit lodg stick wedg
deposit repository
deposit sediment
deposit sedimentation
depot stor storag storehous
depot terminal
deprecating deprecatory
depreciation disparagement
depredation ravag
depress dismay
depress lower
depressed down
depression impression imprint
depression low
depression slump
depriv divest strip
depth profundity
deputy lieutenant
derision ridicul
derisiv gibelik mocking taunting
deriv gain
derivativ differential
des diethylstilbestrol
descend fall
descend fall settl
descendant descendent
descent lineag
descent origin
describ discover distinguish identify key name
describ draw line trac
desecrat outrag profan violat
deserv merit
deserving worth
design figur pattern
design pattern
design plan
designat destin doom fate
designat destin intend specify
designat indicat point show
designation identification
designed intentional
desir hope trust
desir want
desirabl suitabl worthy
desolat devastat ravag scourg wast
desolation loneliness
desolation nakedness
despair desperation
despairing desperat
despatch dispatch
despatch dispatch expedition
despatch dispatch shipment
desperat heroic
desperately urgently
despicabl ugly unworthy vile worthless wretched
despis disdain scorn
despised hated
despoil loot plunder ransack rifl strip
despoil plunder rape spoil violat
despotism dictatorship tyranny
despotism tyranny
dessert sweet
destination finish goal
destiny fate
destroy ruin
destroyed ruined
detached free
detached isolated separated
detached separated
detached uninvolved
detachment disengagement
detachment insularity insulation
detachment withdrawal
detail item particular
detail item point
detailed elaborat
detect discover find notic observ
detectabl noticeabl
detectabl perceptibl
detecting detection
detection sensing
detectiv investigator
detector sensor
deter discourag
deter dissuad
deterioration impairment
determin influenc mold regulat shap
determin set
determin settl
determinant determining
determination finding
determination purpos
determined dictated set
determinedly unfalteringly
detest hate
detonat explod
develop educat prepar train
develop evolv germinat
develop formulat
develop grow
develop moderniz
developing development
developing underdeveloped
development evolution
development exploitation
development growing growth maturation
deviat divert
devic twist
devil dicken
devil hellion
devil lucifer
devilment mischief shenanigan
devious obliqu
devious roundabout
devis organis organiz prepar
devor pig
devot give pay
dexterous dextrous
diachronic historical
diagnos name
diagnosing diagnosis
diagnostic symptomatic
diagnostician pathologist
diagonal slanted slanting sloping
diagonal slash strok
diagram plot
dialogu negotiation talk
diam diameter
diamond infield
diaphragm stop
diary journal
dice die
dictat order prescrib
dictionary lexicon
dictum pronouncement
die pall
differ disagre dissent
differenc remainder
different dissimilar unlik
differentiat distinguish mark
differentiat distinguish separat tell
differentiat specializ
differentiation distinction
differentiation specialization
differently otherwis
difficult hard
difficulty troubl
diffident shy timid
diffus diffused soft
diffus interpenetrat penetrat permeat pervad riddl
diffus spread
diffusion dispersal dispersion dissemination
diffusion dissemination
dig digging excavation
dig excavation
dig grind labor toil
dig hollow
dig jab
dig jab poke prod stab
digress stray wander
dilat elaborat enlarg expand expound
diligenc industry
dilut load stretch
dim dip
dim faint shadowy vagu
dim subdued
dimension proportion
diminished lessened weakened
diminished small
diminutiv petit tiny
dingy dirty muddied muddy
dingy grimy
dip drop fall
dip duck
dip dunk
dip dunk plung sous
dip inclination
dip plung
dip sink
diplomacy statesmanship
dipper wagon
direct directly straight
direct engineer mastermind organis organiz
direct guid head maneuver point steer
direct send
directing directional directiv
direction guidanc
direction instruction
direction management
direction way
directionality directivity
directly flat straight
directly forthwith immediately instantly now straightaway
director manager
dirg lament
dirt greas soil stain
dirt scandal
dirt shit
dirt soil
dirty filthy lousy
dirty foul
dirty soil
dirty soiled unclean
dirty sordid
disability handicap impairment
disabl handicap incapacitat invalid
disabl incapacitat
disabled handicapped
disagreement discrepancy divergenc
disagreement dissension
disallow forbid prohibit proscrib veto
disappear evaporat melt
disappear vanish
disappearanc fade
disappointed discomfited frustrated
disappointment letdown
disapprov reject
disapproval dislik
disarmament disarming
disarray disorder
disband dissolv
disbelief skepticism
disbeliev discredit
disc disk
disc disk record
discard dispos fling toss
discern distinguish recogniz spot
discernabl discernibl
discernibl evident observabl
discharg dismissal firing liberation releas sack
discharg drop unload
discharg eject exhaust expel releas
discharg emission
discharg empty
discharg fire
discharg firing
discharg free
discharg releas
discharg run
disciplin field study subject
disclos expos
disclosur revealing revelation
discomfort irritation
disconnect gulf
discontent discontented
discorporat disembodied
discount dismiss disregard ignor
discouraged disheartened
discours discuss
discours discussion treatment
discours preaching sermon
discover find
discover hear learn see
discovered observed
discovery find
discredit disgrac
discredit disreput
discrepancy variant
discret distinct
discretion prudenc
discriminat separat
discussion word
disdain reject scorn spurn
disdainful haughty imperious lordly overbearing supercilious swaggering
diseased pathologic pathological
disengag free
disengag withdraw
disentangl extricat
disentangl unwind
disgrac dishonor sham
disgrac sham
disguis mask
disgust repel revolt
disgust revolt sicken
disgusted sick
disgusting foul loathsom wicked
dish serv
disheveled frowzled tousled
disintegration dissolution
disinterest neutrality
disjointed separated
disk harrow
dislocation disruption
dislodg free
dislodg shift
dismally dreadfully
dismally drearily
dismiss dissolv
dismiss drop
dismount light
disobedient unruly
disorder distract perturb troubl
disorder upset
disorderly jumbled
disown repudiat
dispatch hit murder off remov
dispel dispers dissipat scatter
dispers dissipat scatter
dispers dot dust scatter sprinkl
dispers scatter
dispersed spread
dispersion distribution
displac move
displac preempt
displacement shift
displacement translation
display exhibit expos
display exhibit showing
display presentation
display show
dispos inclin
dispos qualify
disposal disposition
disposition inclination tendency
disposition temperament
disput quarrel scrap
disqualify unfit
disregard ignor neglect
disregard neglect
disregardless irrespectiv regardless
disrob peel strip undress
disrupt interrupt
disruption perturbation
disruptiv riotous troubled tumultuous turbulent
dissemination spreading
dissent objection protest
dissent protest resist
dissipat fool shoot
dissolv melt thaw unthaw
dissolv resolv
distanc length
distanc outdistanc outstrip
distanc spac
distant remot
distant remot removed
distill extract
distill purify
distinct distinguishabl
distinction eminenc note
distinctiv typical
distinctness severalty
distinctness sharpness
distinguished grand imposing
distort falsify warp
distort strain
distort twin twist
distort wring
distorted twisted
distortion straining tortur twisting
distress hurt suffering
distressed disturbed upset worried
distressed stressed
distressed unhappy
distressing disturbing
distribut spread
distribut stagger
district dominion territory
district zone
distrust misgiving mistrust suspicion
distrust mistrust
distrust mistrust suspect
disturb interrupt
disturb touch
disturb troubl upset
disturbanc interferenc nois
disturbanc perturbation
disturbanc perturbation upset
disturbanc ruffl
ditch dump
ditch trench
dive diving
dive honkytonk
dive plung plunk
divers various
diversion recreation
diversity variety
divertiment serenad
divest strip undress
divid fraction
divid part separat
divid separat
divid separat split
divid watershed
divided shared
divin godlik
divin inspired
divin providential
divinity theology
division part section
division partition
dizzy silly
docil gentl
dock pier wharf
dock sorrel
doctor physician
doctor sophisticat
doctrin ism philosophy
document paper
documentary objectiv
dodg dodging schem
dodg duck elud evad hedg parry sidestep skirt
dodging escap
dog frank
dog heel hound
dogged persistent
doggedly tenaciously
doggerel jingl
dogm tenet
doleful mournful
domain land
domain world
dominant prevailing prevalent
dominat eclips overshadow
dominat master
dominat predominat prevail reign rule
dominated henpecked
dominating peremptory
domination mastery supremacy
dominion rule
don father
done through
donor giver
doomed lost
doomed unlucky
door doorway threshold
doorhandl doorknob
doorman porter
dope gage grass pot skunk smok weed
doped drugged
dormant inactiv
dormant sleeping
dormant torpid
dormitory hall
dosag dose
dose drug
dot point
dot stud
dot transportation
dotted flecked speckled
doubl doubly twic
doubl dual
doubl dual trebl twofold
doubl duplicat
doubl duplicat repeat
doubl forked
doubl imag
doubl twofold
doubt question
doubt uncertainty
doubtful dubious
doubtful tentativ
doubtless undoubtedly
dourly sullenly
down downward
down kill pop
down land
down pile
down polish refin
downfall fall
downfall ruin
dowry portion
doze drows
dozen lot scor ton wad
dozen twelv
drab dreary
drab sober somber
draft drawing
draft enlist
draft gulp swig
draft outlin
drafting drawing
drag draw puff
drag embroil sweep tangl
drag puff pull
drag scuff
drag trail
drain drainag
dram play
dramatic spectacular striking
dramatic theater
dramatist playwright
dramatiz embellish embroider pad
draw forc pull
draw get
draw guid pass run
draw haul
draw hook
draw lot
draw make
draw pull
draw quarter
draw reap
draw string thread
draw tie
draw withdraw
dread fear
dreamer idealist
dreamy languid
dress groom
dress trim
dressed polished
dresser vanity
dribbl drip drop
dribbl drip trickl
dribbl filter trickl
dribbl slaver
drift err stray
drift heading
drift impetus
drift movement trend
drift purport
drill exercis practic
drill exercis practic practis
drink drinking drunkenness
drink imbib
drink pledg salut toast
drink swallow
drip dripping
dripping soaking sopping
driv driveway
driv driving
driv forc ram
driv labor push tug
driv motor
driv repel repuls
driv ride
driv take
driv thrust
driven impelled
drizzl moisten
dron laggard poke
dron monoton
droop flag sag
droop sag
droop wilt
drop expend spend
drop fall
drop fell
drop flatten
drop miss neglect omit overlook
drop sink
dropping dung muck
dross impurity
drown overwhelm submerg
drown swim
drowsy yawning
drugstor pharmacy
drumhead head
drumhead summary
drunk drunkard
dry ironic ironical wry
dryness sobriety
dub knight
dub nicknam
dugout pirogu
dull leaden
dull muffled muted softened
dull pall
dull slow sluggish
dull thudding
dullard stupid
dumb mute silent
dump plung
dump shit
dun fawn
dungeon keep
dupe fool gull
dupe victim
duplicat duplication
duplicat extr
duplicat matching twin
duplicat parallel twin
durability strength
durabl lasting
duration length
dusk fall nightfall twilight
dusky swart swarthy
dusky twilight
duty obligation responsibility
duty tariff
dwarf gnom
dwarf overshadow shadow
dwell harp
dwell inhabit
dwell inhabit live populat
dweller inhabitant
dwindling tapering
eagerness keenness
eagerness readiness zeal
ear spik
earlier earliest
earlier originally
earlier sooner
early former other
earn garner
earnest sincer solemn
earnestly seriously
earnestness seriousness sincerity
earning net profit
earning pay remuneration salary wage
earphon phon
earth glob world
earth ground
earth ground land
earth world
earthquak quak
ease relief
ease reliev still
ease repos rest
ease simplicity
easily easy
easily well
east eastward
east orient
easy gentl
easy gentl soft
easy leisurely
easy light loos
easy slow slowly
easy soft
eat feed
eating feeding
ebb ebbing wane
ebony sabl
ebullient exuberant
eccentric flak
echo recall
echo repeat
echo replication reverberation
echo resound reverberat ring
economic economical
economiz save
economy saving
ecstasy raptur
ecstasy raptur transport
eddy purl swirl whirl
eddy twist
edge inch
edge sharpness
edgy jumpy restiv
edition variant variation version
educated enlightened
education instruction teaching
effac eras
effac obliterat
effect effectuat
effect forc
effect impression
effectiv efficacious
effectiv efficient
effectiv good
effectiveness potency strength
effluent wastewater
effort exertion sweat
effort exploit feat
egis protection
ego egotism
ego self
eject exclud
eject squirt
ejection exclusion expulsion
ejection expulsion projection
elaboration enlargement expansion
elaboration refinement
elaps laps pass
elastic flexibl pliant
elasticity snap
elat uplift
elder older
elder senior
elect elit
elector voter
electric electrical
electric galvanic galvanizing
electrifying thrilling
electrostatic static
elegant graceful refined
elemental elementary primary
elementary simpl unproblematic
elevat lift rais
elevated exalted grand lofty rarified sublim
elevated raised
elevation height peak pinnacl superlativ top
elevation lift raising
elevator lift
elicit evok extract
eliminat extinguish
eliminat pass
eliminat reject
elimination evacuation excretion
elimination liquidation
elongat elongated
elongat linear
elongat stretch
elongated extended prolonged
eloquent fluent silver
elud escap
elusiv subtl
emanat exhal
emanation emission
emanation procession rise
emancipat liberat
emancipated liberated
embark enter
embark ship
embark ventur
embed imbed implant plant
emblematic symbolic
embodiment incarnation
embodiment shap
embody incarnat substantiat
embody personify
embrac embracing
emerg issu
emergenc growth
emergenc issu
emergency exigency pinch
emergent emerging
emerging rising
eminent high
eminent lofty soaring
emit utter
emotionalism emotionality
emphasis vehemenc
emphasiz underlin underscor
emphatic forceful
empiricism quackery
employ employment
employ engag hire
employment engagement
employment exercis usag use utilization
employment work
empower endow gift invest
emptiness vacancy vacuum void
emptiness vanity
empty evacuat void
empty hollow
enact ordain
enact reenact
enactment passag
enchantment fascination
enchantment spell tranc
enclos envelop wrap
enclos inclos
enclos inclos insert introduc
encounter meet play
encounter meet receiv
encounter meet see
encounter meeting
encroach entrench imping trench
encroach imping
encroachment impact
encroachment intrusion invasion
encroachment intrusion trespass violation
encumbranc hitch interferenc preventiv
end ending
end goal
end last
end remainder remnant
end terminal
end terminat
endanger expos peril queer
endanger imperil jeopardiz menac peril threaten
endearing lovely
endeavor enterpris
endeavor striv
ending termination
endless eternal interminabl
endlessly infinitely
endors indors
endowment gift talent
endpoint termination
endur last
endur last live surviv
endur persist prevail run
endur suffer
endur wear
enduranc survival
enemy fe
enemy fe opposition
energetic industrious
energiz excit
energy push
energy vigor
energy vigor zip
energy vitality
enervat faze
enervating weakening
enervation exhaustion
enforc impos
engag enlist
engag lock mesh operat
engag plight
engag prosecut pursu
engag wage
engaged intermeshed
engaged occupied
engagement interlocking mesh
engagement involvement participation
engineering technology
english side
engrav etch
engrav grav inscrib scratch
engraved inscribed
engrossing fascinating
enhanc heighten rais
enigm mystery secret
enigm riddl
enigmatic puzzling
enjoin order say tell
enjoy love
enjoyabl gratifying
enjoyment use
enlarg magnify
enlarged exaggerated magnified
enlarged hypertrophied
enlargement expansion
enlargement magnification
enlightened initiat
enlightenment nirvan
enmesh mesh
enormous tremendous
enormously staggeringly tremendously
enough plenty
enquir inquir investigat
enquir inquir wonder
enraged furious maddened
enrol enroll enter inscrib recruit
enrollment registration
ensconc settl
enshrin saint
enshrin shrin
ensu result
entail imply mean
entanglement web
enter figur
enter insert introduc
enter participat
enter record
enterpris initiativ
entertain harbor hold nurs
enthron invest vest
enthron thron
enthusiast partisan
entic lure tempt
entir full total
entir intact
entir intact integral
entirety totality
entitl gentl
entitl titl
entranc entranceway entry
entranc entry incoming
entrant fledgling freshman newcomer starter
entropy information
entrust leav
entry submission
enumerat itemiz recit
envious jealous
environ environment surround surrounding
envisag imagin
envision fancy figur imag pictur project see visualiz
envision forese
ephemeral passing
epic heroic
epicur gourmet
epigram quip
episod installment
episod sequenc
epithet name
epitom imag paradigm prototyp
epitomiz typify
epoch era
equal equat match
equal match peer
equal match rival touch
equality equation equivalenc par
equip fit outfit
equipped furnished
equitabl just
equity fairness
eradicat exterminat extirpat uproot
erect rais rear
erect rear
erect upright vertical
erod fret
erod gnaw
eroded scored
erodynamic flowing sleek streamlined
erotic titillating
err mistak slip
erratic mercurial quicksilver
erratic planetary wandering
erratically unpredictably
error fault mistak
error mistak
error wrongdoing
ersatz substitut
erudit learned
erupt flar
erupt ignit
eruption irruption outbreak
escap flight
escap leak leakag outflow
escap miss
escaped loos
eschew shun
escort see
escritoir secretary
especially particularly peculiarly specially
especially specially
essay examin prov test try
essenc perfum
essential indispensabl
essential necessary necessity requirement
essential substantiv
establish found launch
establish give
establish instal install
establish make
established naturalized
establishment institution
establishment validation
esteem pris priz respect valu
esteem regard respect
esteem reput
eternal everlasting perpetual unending
eternally everlastingly forever
ethereal gossamer
ethic moral morality
ethical honorabl
ethnic pagan
evaluat judg
evaluation rating
evaluation rating valuation
evangelist gospeler
evaporation vapor vaporization
eve even evening
even flush level
even level tied
even regular
even still yet
eventually finally
everyday mundan routin unremarkabl
evidenc ground
evidenc prov show testify
evidenc tell
evil malign
evil vicious
evil wickedness
evilder sinner
evocation induction
evok provok
evok suggest
exactly just precisely
exactly precisely
exaggerated overdon
exaggeration magnification
exalt glorify proclaim
exalt thrill
examin prob
examin see
examination interrogation
examination scrutiny
examination test
examination testing
exampl exemplar model
exampl exercis
exampl illustration instanc representativ
exampl lesson
exampl model
exasperat incens infuriat
exasperating infuriating maddening
excavation mining
exceed outd outstrip surmount surpass
exceed overstep pass top transcend
exceed surpass transcend
exceedingly extremely passing super
excel surpass
excellent splendid
excellently magnificently splendidly
except exclud omit
exception exclusion
exceptional particular special
exceptional prodigious
excess extr redundant spar surplus
excess surfeit
excess surplus
excessiv extravagant exuberant
excessiv undu
exchang interchang
exchang interchang replac substitut
exchang rally
exchang switch
excis expung scratch strik
excit shak stimulat stir
excit stimulat
excit stimulat stir
excitability irritability
excited frantic mad
excitement fervor
exclaim proclaim promulgat
exclaiming exclamation
exclud shut
exclusiv scoop
exclusiv singl
exclusiv sole
excruciating torturing
excursion expedition outing sashay
excus exempt reliev
excus explain
excus pardon
execut perform
execut run
execution implementation
execution murder
execution performanc
exemplify illustrat instanc
exemplify represent
exempt free reliev
exemption freedom
exemption immunity
exercis exercising workout
exercis exert
exercis practic practis
exercis work
exert maintain wield
exhal expir
exhaust fume
exhaust sap tire
exhausted fatigued
exhausting tiring wearying
exhaustiv thorough thoroughgoing
exhaustively thoroughly
exhibit march parad
exhibition exposition
exhilarating stimulating
exhortation incitement
exil transportation
exist live subsist surviv
existent existing
existent real
existential experiential
exit issu outlet
exit leav
expand extend
expans sweep
expectation outlook prospect
expedit hasten
expel oust
expel rout
expend use
expenditur outlay spending
experienc feel
experienc get have receiv
experienc have
experienc know live
experienc see
experiment experimentation
experimental observational
expert technical
expiration termination
explicit expressed
exploit overwork
exploit tap
exploit work
explor research search
explosiv volatil
expos uncover
exposed open
exposur phot photograph pictur
exposur vulnerability
express extract
express limited
express show
express stat
express utter
expression formul
expression formulation
expression manifestation reflection
exquisit keen
extend gallop
extend lead pass run
extend offer
extend prolong
extend strain
extend stretch
extend stretch unfold
extended extensiv
extended lengthy prolonged
extension prolongation
extension propagation
extension referenc
extension wing
extenuat mitigat
exterior outsid
external extraneous outsid
external international outsid
extinguish quench
extirpat uproot
extr special
extract pull
extract selection
extraneous foreign
extraneous immaterial
extraordinary sinful
extrapolat generaliz infer
extravagant prodigal
extravagantly lavishly
extravagantly lavishly richly
extravagantly profusely
extrem extremum
extrem utmost
extremely highly
extremity member
extremum peak
exuberant lush profus riotous
exultant jubilant rejoicing triumphant
exultation rejoicing
eye eyeball
eyeball orb
eyelid lid
eyepiec ocular
fabled legendary
fabric framework
fabulous mythic mythological
facad frontag frontal
face front look
face grimac
face side
facilitat help
facility installation
facility readiness
faction sect
factory mill
faculty staff
fade fleet pass
fade languish
fade melt
fade slic
fade wither
faded weakened
fadeout receding
fail miscarry
fail neglect
failur loser
faint feebl
faint light
faint swoon
faint timid
faint weak
fair fairly
fair honest
fair just
fair reasonabl
fairly jolly moderately pretty reasonably somewhat
fairness loveliness
fairy fery
fairy pansy queen queer
fairyland fery
faith religion
faith trust
faithfully reliably
fake faker fraud pseud sham
fake fals imitation simulated
fake forg
fake sham
fall flow hang
fall light
fall pass return
fall pin
fall precipitat
fall shin strik
fall spill tumbl
fall surrender
falloff slack slump
fals mistaken
fals sor
fals untru
falsity untruth
falter faltering hesitation waver
falter stammer stutter
falter stumbl
falter waver
famed famous illustrious notabl noted
familiar intimat
familiarity impropriety liberty
familiarity intimacy
family fellowship
family folk sept
family home hous household
family mob syndicat
fan winnow
fanatic fiend
fanciful imaginary
fancy fantasy illusion phantasy
fancy fondness
fanfar flash
fanfar flourish
fantastic grand howling marvelous rattling terrific tremendous wonderful wondrous
fantastic wild
fantasy phantasy
farc stuff
fare menu
fare transportation
farewell leav parting
farm grow produc rais
farming land
farmland tilth
farther further
farthest utmost
fascinat grip transfix
fascinat intrigu
fascinated spellbound
fashion forg
fashion manner mode styl way
fast firm
fast firm loyal
fast flying quick
fast tight
fasten fix secur
fasten tighten
fastened tied
faster quicker
fat fatten plump
fat fatty
fat fertil productiv rich
fat juicy
fatal fateful
fateful foreboding portentous
father forefather sire
fathom sound
fatigu jade pall tire weary
fatigu jade tire wear weary
fatigu weariness
favor prefer
favor privileg
favorabl friendly
favorabl golden lucky prosperous
favored favorit pet preferred
fear fright
fear rever reverenc venerat
fearful frightful
fearless unafraid
feasibl practicabl viabl workabl
feast feed
feast fete
feather squar
featur have
feb february
fecund fertil prolific
fecundity fruitfulness
federal union
fedor stetson
fee tip
feebl infirm rickety weak weakly
feebl nerveless
feed fertiliz
feed give
feed prey
feel feeling flavor look smell spirit tone
feel find
feel finger
feel sens
feeling touch
felicity happiness
fell fly vanish
fell hide
fellow mate
felt mat
fenc fencing
fenc surround wall
fender wing
ferment fermentation
ferment sor turn work
ferment work
ferocious fierc furious savag
ferociously fiercely
ferocity fierceness fury vehemenc violenc wildness
fertil prolific
festering maturation
festiv gay merry
festival fete
fetching winning
fetid foul stinking
feverish hectic
fiddl monkey tamper
fiddl play toy
fiddl shirk
fiddl tinker
fiddl violin
fidget restlessness
field plain
field theater
fiendish infernal satanic unholy
fierc vehement violent
fiery flaming
fig figur
fight struggl
figur imag
figur name
figur number
figurin statuett
file register
fill filling
fill fulfil fulfill meet satisfy
fill occupy
fill occupy take
fill satiat
filling pick
film flick movi pictur
film shoot take
filter permeat
filter strain
filthy foul nasty
final last
final last net
finally last lastly
finally ultimately
financial fiscal
find get incur obtain receiv
find recover regain retriev
find regain
find rule
find see witness
fine okay
fine ticket
fineness thinness
finger thumb
finicky fussy particular
finish finishing
finished ruined
fire firing
fire flam flaming
fire fuel
firearm piec
fireplac hearth
firesid hearth
firing lighting
firm firmly steadfastly
firm hous
firm solid
firm steady
firm steady stiff unfaltering unshakabl unwavering
firm strong
firmly hard
firmly securely
firmness resolution resolv
first foremost
first inaugural initiativ maiden
first low
fish pisc
fisher fisherman
fishmonger fishwif
fit match
fit meet
fit paroxysm
fit primed set
fit scen tantrum
fitting meet
five quintet
fix fixing fixtur mend repair
fix get
fix hole jam mess muddl pickl
fix localization location
fix prepar ready set
fix steriliz
fixed frozen
fixed rigid set
fixtur regular
fizzl hiss hissing
flag pin
flail lam thrash thresh
flail thresh
flair flar
flair genius
flak peel
flam flar
flank wing
flannel gabardin tweed whit
flap flutter fluttering
flap fuss
flap roll undulat wave
flar flash
flash flashing
flash flaunt
flash heartbeat instant twinkling wink
flashlight torch
flashy gaudy jazzy showy
flat level plan
flat mat matted
flat monoton monotonous
flat prostrat
flat unconditional
flatly unconditionally
flatness languor lethargy
flatness mat
flatus wind
flavor nip relish savor smack tang
flavor season
fleck patch spot
flee fly
fleet swift
fleeting fugitiv momentary
flesh pulp
fleshy heavy overweight
flick flicker
flick flip
flick flip leaf riffl thumb
flick jerk
flick riffl ruffl
flicker flutter quiver waver
flicker flutter waver
flicker glint spark
flight flying
flimsy fragil slight tenuous thin
flimsy unconvincing
flinch winc
fling spre
flint obdurat
flip impudent insolent
flip pass toss
flip pitch sky toss
flip somersault somersaulting
flip switch throw
flip toss
flip twitch
flirt play toy
float swim
flock fold
flock troop
flog lash lather slash strap whip
flood glut
flood overflow
floor flooring
floor level story
floor shock
flop founder
flop right
florid ruddy
flounc ruffl
flounder stagger
flourish prosper thriv
flourishing prosperous roaring thriving
flout scoff
flow flowing
flow flux
flow period
flow stream
flowering unfolding
fluent fluid liquid smooth
fluff ruffl
fluff teas
fluid liquid
fluid mobil
fluid unstabl
flush gush
flush loaded wealthy
flush purg scor
flush sluic
flushed rosy
fluster perturbation
fly pilot
fly vanish
fly wing
foam froth
foam froth sparkl
foamy frothing
focus sharpen
focus stress
fog haze
foibl idiosyncrasy
foliag leaf
follow observ watch
follow pursu
follow succeed
follow survey
follow trac
following next
folly foolishness
folly foolishness madness
folly foolishness stupidity
fond partial
fondly lovingly
fondness warmth
food nutrient
foodstuff grocery
fool gull
fool sap
foolhardy reckless
foolish jerky
foot hoof
foot infantry
foot pick
footing term
footpath pathway
footprint step
footstep pace step strid
footstep step
for foursom
forbid foreclos forestall preclud prevent
forbidden out tabo
forc impel
forc personnel
forc power
forc push
forc squeez wedg
forc storm
forc strength
forc thrust
forc violenc
foreboding premonition
forecasting prediction
forefinger index
foreg forfeit forg waiv
foreg forg preced
foreg forg relinquish waiv
foreground highlight spotlight
foreign strang
foreigner outsider
forerunner herald predecessor
foresight prevision
forest timber
forest wood
forfeit sacrific
forg form mold shap work
forg hammer
forget leav
forgetful mindless
forgetful oblivious
forgetful short
fork pitchfork
fork ramification
form imprint
form kind sort variety
form organis organiz
form pattern shap
form phas
form shap
form spring
form strain variant
formal stately
formally officially
formation shaping
formativ plastic shaping
former late previous
former old onetim sometim
formerly once
formidabl redoubtabl
formul rule
formulation preparation
forswear retract
fort fortify
fort fortress
fort garrison
fort loud
fort loudly
fort specialty strength
forth forward onward
forthright squarely
fortification munition
fortify lace spik
fortify strengthen
fortun luck
fortunat golden
fortunat rosy
fortunately luckily
forty twoscor
forwarding promotion
foster further
foster nurtur
foul fouled
fountain jet
fountain outflow spring
fountainhead head
fountainhead well
fourfold quadrupl
fourth quarter
fowl poultry
fox trick
foyer hall lobby vestibul
fragment shard
fragmented split
frail imperfect weak
fram framing
fram inning
frambesi yaw
framework model
frank postmark
frantic frenzied
frantically madly
freak monster monstrosity
freak nut
free justify
free liberal loos
free liberat loos releas
free liberat releas
free loos
free releas
free releas relinquish resign
free rid
free spar
freelanc independent
freelanc mercenary
freeway pike superhighway thruway
freez freezing
freez frost
freez halt
freez suspend
frenzied manic
frequent haunt
frequent patroniz shop sponsor
frequently often oftentim
fresh freshly new newly
fresh impudent smart wise
fresh new novel
fresh refreshed
fresh sweet
fresh unused
freshly impudently
freshness glow
freshness novelty
fret fuss
fret grat
fret lather sweat
friend quaker
fright frighten scar
frightened panicked terrified
frightened scared
frightful horribl horrifying ugly
frigid frozen icy wintry
fring outskirt
fring periphery
frog toad
front movement
front presenc
frost ice
froth spum sud
frown glower lower
frown scowl
fruit yield
fruitless futil vain
fugitiv runaway
fulfil fulfill satisfy
full fully
full good
full total
full wax
full wide
fullness richness
fulminat rail
fumbl grop
fumbl muff
fume reek
fume smok
fun merriment
fun play sport
function map
function offic part role
function officiat
function operat run work
function procedur routin
function purpos role use
function serv
functional operational usabl useabl
functional operativ running working
functioning operation performanc
fund stock stor
fundamental profound
fundamental rudimentary underlying
funny suspect suspicious
fur pelt
furnish provid render supply
furrow groov rut
furthermor moreover
furtiv sneak stealthy
fury madness rage
fuse primer priming
fusion merger unification
fuss mother
futil unavailing
futur hereafter
futur next succeeding
fuzz hair
fuzzed fuzzy
gabbl jabber
gag heav retch
gag jest joke laugh
gag muzzl
gag quip
gage gaug
gaiety merriment
gain gather
gain profit
gainful paid
gait pace
gal gallon
gallant lofty majestic proud
gallant squir
gallantry heroism valor
galvanic voltaic
gambling play
game gritty spirited
game plot
gang mob pack ring
gap opening
gap spread
gape gawk
gape yawn
garbag refus
garland wreath
garner granary
gas gasolin
gash slash
gasp heav pant puff
gasp pant
gather gathering
gather pucker tuck
gay homosexual
gay jolly jovial merry
gay queer
gaze regard
gaze star
gear paraphernali
gear pitch
gear train
gem jewel
gem ston
gem treasur
gender sex
general universal worldwid
generalization induction
generally mostly
generat give render return yield
generation genesis
generation multiplication propagation
generosity unselfishness
generously liberally
genetic transmissibl transmitted
genial kind
genial mental
gentil pagan
gentl soft
gentleman man valet
gently lightly softly
gently mildly
genuin true
genuinely really truly
geographic geographical
geometric geometrical
germ seed sourc
germinat shoot sprout
gesticulat gestur motion
gestur motion
get have let
get have make
get have suffer sustain
get make
get receiv
ghastly grim gruesom macaber sick
ghost haunt obsess
ghost shad specter
ghost touch trac
ghostlik ghostly spectral spiritual
giant heavyweight
giant heavyweight hulk whal
giant monster
gibbet pillory
giddiness vertig
gift give present
gift giving
gifted talented
gig lanc spear
gigantic mammoth
giggl titter
gilded gilt gold golden
gilded gold golden
gilded grand luxurious opulent sumptuous
girl girlfriend
girl miss
girlish schoolgirlish
give grant
give hand pass reach
give have hold make throw
give impart leav
give pay
give render
give sacrific
give spring
give throw
give yield
given granted
given precondition presumption
glad happy
glanc glimps
glanc glint peek
glar glower
glar spotlight
glass glaz
glass ice
glass spectacl
glassy glazed
glazed shiny
gleam gleaming glimmer
gleam gleaming glow
gleam glimmer
gleam glint glisten glitter shin
glean harvest reap
glee gloat
glee hilarity
gleeful jubilant
glid sailing soaring
glimmer inkling
glinting glittering
glisten glitter sparkl
glistening shining shiny
glitter sparkl
global planetary world worldwid
global spherical
gloomy sulky
glorious resplendent splendid
glory halo
glow glowing radianc
glow luminescenc
glue gum
glue past
glued pasted
glut gorg overeat overindulg satiat stuff
glut surfeit
glycerin glycerol
goad needl
goad prick
goad prod
goad prod spur urging
goad spur
god idol
goddam goddamn goddamned
godforsaken wast wild
golden prosperous
goner toast
good goodness
good honest
good honorabl respectabl
good just upright
good right ripe
good salutary
good serious
good sound
good thoroughly
good well
goof goos jackass
gore panel
gory sanguineous
gossamer sheer transparent
goug rack squeez wring
goug rout
govern order regulat
govern rule
government politic
governor regulator
gown nightdress
gown robe
grab seiz
gracefully graciously
grad level
grad mark scor
grad order plac rang rank rate
graded ranked stratified
gradient slop
grading marking
grain textur
graining woodgraining
grammatic grammatical
grand heroic
grand thousand yard
grandeur nobility
grandm grandmother granny
granular gritty
grap grapevin
graphic graphical
graphic lifelik pictorial vivid
grappl grappling wrestl wrestling
grappl grip
grappling wrestling
grasp grip
grasping greedy
grass pastur
grasshopper hopper
grat grating
grat grind
grat scrap
gratification satisfaction
gratify indulg pander
gratify satisfy
gratifying sweet
grating rasping rough scratchy
gratuitous needless
grav grievous heavy
grav sculptur
grav sedat sober solemn
grav tomb
gravely soberly
gravity sobriety
gravity solemnity
grayback knot
greasy oily
great outstanding
greatcoat overcoat
greatest sterling superlativ
greatness immensity
grecian greek hellenic
greek hellenic
green greenness
green gullibl
green immatur
green jet
greenhous nursery
greet recogniz
grief sorrow
griev sorrow
grievanc grudg scor
grievous monstrous
grim inexorabl relentless stern
grin grinning smil smiling
grind mill
grind plodding
grip handl hold
groan moan
grocery market
groom prepar train
groov rut
gross receipt revenu
grotesqu monstrous
ground land soil
ground prim
ground primer priming
ground reason
ground strand
ground yard
grounder hopper
groundless idle unwarranted wild
group grouping
group radical
grov orchard plantation
grow matur
grow turn
growl growling
growl grumbl rumbl
growth increas
gruff hoars husky
grumbl grumbling murmur murmuring mutter muttering
grumbl grumbling rumbl
grumbl rumbl
grumbl scold
guarante undertak
guarante vouch
guarante warrant
guard precaution safeguard
guard safety
guard ward
guerrill irregular
guess guessing shot
guess hazard pretend ventur
guess imagin reckon suppos think
guess infer
guid scout
guid steer
guid usher
guidelin guidepost
guidepost signpost
guileless transparent
gull seagull
gulp gulping
gulp swig
gum mumbl
gummy pasty sticky
gun gunman
gun gunman gunslinger shooter
gunfir gunshot
gunpowder powder
gush jet
gush outburst
gush spout
gust relish zest
gutter sewer toilet
gutter trough
guy rib ridicul roast
gyrat reel spin whirl
gyration revolution rotation
gyration whirling
habit use
hack hacker
hack jade nag plug
hack whoop
haggl huckster
haggl wrangl
hail herald
haired hairy
halfway midway
hall hallway
hall mans residenc
hallmark stylemark trademark
hallowed sacred
halo ring
halt staunch stem
halt stop
hamlet villag
hammer pound pounding
hamper handicap hinder
hand handwriting script
hand manpower men
hand paw
handclasp handshaking shak
handl manag wield
handl palm
handl treat
handling manipulation
handling treatment
hangout haunt repair resort
hanker long yearn
hapless miserabl pathetic piteous pitiabl pitiful poor wretched
happen materializ
happen occur pass
happening occurrenc
harbor haven
harbor shield
hard heavily
hard heavy
hard sever
hard severely
hard strong
hard tough
harden inur
harden season
harden temper
hardened set
hardened treated
hardly scarcely
hardship rigor severity
hardworking industrious tireless
hardy stout sturdy
hare rabbit
harm hurt injury
harmonic sympathetic
harmonious proportionat symmetrical
harness rein
harness rein rule
harness tackl
harry ravag
harsh rough
harshness rigor severity stiffness
harshness roughness
harshness scratchiness
hast hurry
hast hurry rush rushing
hasten hurry rush
hasten induc rush stimulat
hasten race rush speed
hastily hurriedly
hasty headlong
hasty precipitat
hat lid
hatch hatching
hatchway opening scuttl
hate hatred
hateful mean
haunt stalk
haunted obsessed preoccupied
haunting persistent
have hold
have own possess
have receiv
have take
haversack knapsack
hawk huckster peddl pitch
hawker peddler
hayfield meadow
hazard jeopardy peril risk
hazy misty
head heading
head headland
head lead
head pass
head point
head principal
head question
headmaster master schoolmaster
headstrong willful
heal mend
healer therapist
healing remedial therapeutic
healthy hefty respectabl sizabl
healthy intelligent levelheaded sound
healthy salubrious
heap pile stack
hear listen
hear try
hearer listener
hearing listening
heart nerv
heart pump
heart spirit
heartily warmly
hearty lusty
hearty satisfying solid squar substantial
heat heating
heat hotness
heat ignit inflam wake
heat passion warmth
heat rut
heat warmth
heating warming
heav heaving
heav heft
heav lift rais
heav retch
heaven nirvan paradis
heaven spher
heavily heavy
heaviness thickness
heaving panting
heavy leaden
heavy lowering sullen threatening
heavy ponderous
heavy profound sound
heavy sonorous
hebraic hebrew
hebrew jew
heed listen mind
heed regard
heedless reckless
heedless unheeding
heel list
hefty muscular powerful sinewy
height high
height statur
heighten rise
heighten sharpen
heir successor
heist holdup
hell pit
hell sin
hell underworld
help serv
helpless lost
helplessness weakness
henc thenc therefor thus
herald trumpeter
herculean powerful
herd ruck
here hither
hereafter hereinafter
heretofor hithert yet
heritag inheritanc
hesitancy hesitation
hesitat paus
hesitat waffl waver
hidden obscur
hidden secret
hide obliterat obscur veil
hide pelt skin
hideaway hideout
hideaway retreat
hideous horrid outrageous
hideous repulsiv
high highschool
high luxuriously richly
highwayman hijacker
hike rais rise
hike tramp
hilarious screaming
hill mound
hillock knoll mound
hinder imped
hint jot mite pinch speck ting touch
hint lead steer tip wind
hint suggest
hint suggestion trac
hip pelvis
historic historical
histrionic representation theatrical
hit scor tally
hit shoot
hit strik
hit striking
hit stumbl
hitch hobbl limp
hitch rub snag
hitch thumb
hitch tor
hitless scoreless
hobby pursuit
hock soak
hodgepodg jumbl patchwork
hog pig
hoist lift wind
hold keep
hold keep maintain
hold obtain prevail
hold retain
hold support sustain
holding keeping retention
holding property
hole hollow
hole trap yap
holiday vacation
holler hollow
home interior internal national
home plac
home plat
homeland motherland
homely plain
honest honorabl
honor laurel
honor observ respect
honor purity
honor reward
hood punk tough
hook pluck rob soak
hook snar
hoop ring
hop skip
hope promis
hor minut
hord host legion
hord swarm
horizon view
horn trumpet
horror repugnanc repulsion revulsion
hors knight
hospital infirmary
host legion
hostelry inn lodg
hot live
hound hunt trac
hous sign
hous theater
housekeeping housework
housing lodging
housing trapping
hover linger
hover vibrat
however nevertheless nonetheless notwithstanding still withal yet
howl howling
howl roar
howl roar wail
hubbub uproar
huddl powwow
huge immens vast
hulk loom predominat tower
hum humming
human humanist humanistic
human man
humanist humanistic
humanist humanistic humanitarian
humanist humanitarian
humanity man mankind world
humanity manhood
humbl low lowly modest small
humbl lowly menial
humbly meekly
humiliation mortification
humor mood temper
humor wit
hun krauthead
hunch intuition suspicion
hunger starv
hunger thirst
hungry thirsty
hunt hunting
hunt hunting search
hunt run
hurdl vault
hurl hurtl lung thrust
hurl throw
hurler pitcher twirler
hurry rush
hurry speed zip
hurrying scurrying
hurrying speed
hurt injur
hurt suffer
hurt suffering
hurt weakened
hurt wounded
hush quiet
hush silenc still
hush still stillness
hustl pluck roll
hut shack shanty
hyperbolic inflated
hypnotiz mesmeriz
hypocrit phony
hypothesis possibility theory
hypothetical supposed
icebox refrigerator
idea mind
idea them
idea thought
ideal paragon saint
identical indistinguishabl
identical very
identification recognition
identify name
identify plac
identity individuality
idiom parlanc
idiom phras
idiot imbecil retard
idiotic imbecil
idle laze slug
idle light
idle loos
idle unused
idly lazily
idol paragon perfection
idoliz rever worship
ignit light
ignorant illiterat
ignorant unwitting
ilk like
ill ominous
ill sick
illegitimat illicit outlaw unlawful
illness malady sickness
illumin illuminat light
illumination light
illumination miniatur
illusion magic trick
illusion semblanc
imag person
imag pictur
imag rang
imagery imagination imaging
imagination resourc resourcefulness
imagination vision
imaginativ inventiv
imbalanc instability unbalanc
immaculat impeccabl
immaculat spic spotless
immaterial indifferent
immatur young
immediacy instancy
immediat prompt quick straightaway
immensely vastly
immers plung
imminent impending
immunity resistanc
imp monkey rascal
imp pixi
impact shock
impact wallop
impair mar spoil
impal spik transfix
impal stak
impatienc restlessness
impel propel
imperfect progressiv
imperial majestic purpl regal royal
impersonal neutral
impersonat portray
impersonat pose
impetus impuls
implant plant
implication import significanc
imploring pleading
imply involv
import importation
import meaning significanc
import spell
important significant
importantly significantly
importunity urgency urging
impos inflict visit
impos levy
imposition infliction
impossibl inconceivabl unimaginabl
impossibl unacceptabl
impotenc impotency
imprecation malediction
impregnabl secur strong
impress imprint
impress print
impression pictur
impression printing
impression stamp
impressiv telling
imprison jail jug lag remand
improbabl marvelous tall
improbabl unbelievabl unconvincing unlikely
improbabl unlikely
impromptu spontaneously
improvement melioration
improvised makeshift
impuls momentum
impuls puls pulsation pulsing
impuls urge
impuls whim
inactiv motionless static still
inactiv passiv
inadequat poor short
inadvertently unwittingly
inan mindless
inappropriat incompatibl unfitting
inaugural inauguration
inaugurat introduc
inauguration startup
incapabl incompetent
incarnation personification
incensed indignant outraged
incentiv inducement
inception origin
incertain uncertain
incident incidental
incipienc incipiency
incit instigat
incit prod
incitement provocation
inclin lean run tend
inclin pitch slop
inclin ramp
inclin side slop
inclination lean leaning list tilt
inclination tendency
inclined prepared
incompatibility repugnanc
incompatibl unsuited
incompetent unqualified
incomprehensibl inexplicabl
inconvenienc worriment
incorporat integrat
incorporat integrated unified
incorrect wrong
increasingly progressively
incredibl unbelievabl
incubus nightmar
incursion penetration
indecent untoward
indecision irresolution
indefatigabl tireless
indefensibl untenabl
indefensibl unwarranted
indefinabl indescribabl ineffabl unspeakabl untellabl
indentation roughness
independent main
independent sovereign
index indicator
index power
indicat suggest
indication reading
indifferenc numbness
indifferenc unconcern
indifferent inert neutral
indignation outrag
individual mortal person someon soul
individual privat
individual singl
individualism individuality
individualist individualistic
individualized personalized
individually separately singly
indolent lazy
indoor insid
induc induct
induct initiat
induct invest seat
induction initiation installation
induction initiation trigger
indulgent soft
industry manufactur
ineffabl unspeakabl
inert sluggish torpid
inescapabl unavoidabl
inescapably inevitably unavoidably
inevitably necessarily
inexhaustibl unlimited
infamous notorious
infect taint
infected septic
infection transmission
infectious infectiv
infectiv pathogenic
infer understand
infertil steril unfertil
infest invad overrun
infest overrun
infiltrat penetrat
infinit spac
inflation pompousness
inflect tone
inflection modulation
inflection prosody
inflexibl rigid
inflexibl sturdy uncompromising
inflow influx
influenc work
informal loos
informant sourc
informant witness
inherent underlying
inhibit suppress
inhibition prohibition
inhibitory repressiv
initiat originat start
initiat pioneer
initiat pundit
initiativ opening
inject interject interpos
inject shoot
injection shot
injur wound
injury wound
inlet intak
inlet recess
innat unconditioned
inner insid privileged
inner interior internal
inner internal intimat
innocenc naturalness
innocenc purity whiteness
innovat introduc
innovation invention
inoculation vaccination
input stimulant stimulation stimulus
inquiring questioning
inquiry interrogation query question
inquiry research
inquisitiv questioning speculativ
insan mad
inscription lettering
insect lous worm
insert inset
insert tuck
insid interior
insid inwardly
insid within
insight penetration
insignificant unimportant
insistenc press pressur
insistent repetitiv
inspect visit
inspection review
inspir instigat prompt
inspir revolutioniz
inspiration stirring
instal install
installation installment
instant instantaneous
instant minut moment second
instantly outright
instead rather
instinctiv natural
instruct learn teach
instruction teaching
instructor teacher
instrument tool
instrumental subservient
instrumentalist musician player
instrumentality instrumentation
instrumentation orchestration
insubstantial unreal
insulat isolat
insuperabl insurmountabl
insuperabl unconquerabl
insuranc policy
insurrection rebellion revolt rising uprising
intact inviolat
integrat mix
integrated structured
integrating integration
integrity unity
intellect intellectual
intellect mind
intellect reason understanding
intellectual rational
intelligenc new tiding word
intelligent reasoning thinking
intelligibl understandabl
intend mean
intend mean signify
intend mean think
intens vivid
intensity saturation vividness
intensity strength
intensity volum
intent purport spirit
intentional knowing
intercept stop
interchang transpos
interchangeabl similar standardized
interdependenc mutuality
interest involvement
interest pastim pursuit
interest sake
interest stak
interfac port
interfer interpos interven
interferenc intervention
interim lag meanwhil
interlac interlock lock
interlac intertwin lace twin
interlock interlocking mesh
interlock lock
interlock mesh
interlocking interwoven
interpenetrat permeat
interposition intervention
interpret read translat understand
interpret render
interpret render translat
interpret represent
interpretation interpreting rendering rendition
interpretation reading version
interpretation rendering rendition
interpreter representativ voic
interrelation interrelationship
interrogation interrogativ question
intersection overlap
intersection product
intertwin loop
intertwin tat
interval separation
intervention treatment
interview question
interweav weav
intimat knowledgeabl
intimat sexual
intimat suggest
intimately well
intimidat restrain
intolerabl unbearabl unendurabl
intonation modulation
intrigu schem
introduc preced prefac premis
introduction presentation
intrud nose poke pry
intrud trespass
intuitiv visceral
invad occupy
invalidat void
invaluabl priceless
inveigh rail
invent manufactur
inventory stock
invers opposit
invers revers
invert revers
investigating investigation
investigation prob
investigator researcher
invit receiv
invit tempt
involved knotty tangled tortuous
involvement participation
iron press
ironic ironical
irony sarcasm satir
irregular second
irregular temporary
irregular unorthodox
irregular unpredictabl
irreverenc violation
irrigat water
irritability petulanc
irritability temper
irritably petulantly testily
irritating painful
irritation piqu temper
irritation provocation
isolated stranded
isolated stray
issu issuanc
issu matter subject topic
issu number
issu offspring
issu proceed return take taking yield
issu publication
issu publish releas
issu supply
itch rub scratch
itch spoil
itch urge
item point
item token
jab jabbing poke thrust
jab stab
jabber spout
jaded wearied
jam mob pack pile throng
jammed packed
jan january
jangl jingl
jap nip
jar jolt
jar jolt shock
jazz wind
jeep landrover
jeer mockery scoff scoffing
jerk jerking jolt
jerk jerky
jerk tug
jerk twitch
jerk yank
jerking jerky
jest joke
jet sooty
jet squirt
jimdandy jimhickey
jimmy lever pris priz pry
jive swing
job problem
job speculat
job subcontract
jocos jocular
jog lope trot
jog nudg
jog rambl
joggl wiggl
john trick
johnny reb rebel
join sum union
joined united
joint roast
joint stick
joker turkey
jolted shaken
jostl shov
journey journeying
journey travel
joust tilt
joy rejoic
judg jurist justic
judg label pronounc
judg try
judgment mind
judgment opinion
juicy luscious voluptuous
juju voodo
jumbl mingl
jumbl muddl smother welter
jumbl scrambl
jump leap
jump rise
jump skip
jump start startl
jumpy rocky rough
junctur occasion
junk scrap
jurisprudenc law
jury panel
just simply
justic justness
justify vindicat
justify warrant
justly right
justly rightly
justness nicety rightness
jutting projected relieved sticking
jutting projection
keen lament
keenness sharpness
keep livelihood living support sustenanc
keep maintain
keep maintain observ
keep maintain sustain
keep observ
keep preserv
keep prevent
keep restrain
keep save
keepsak relic souvenir token
ken sight
key paint
kick recoil
kidnap snatch
kill killing
kill obliterat
kind rather
kind tolerant
king power
king queen
kingdom land realm
kingdom realm
kinship relationship
kit outfit
knead massag
knead work
knee stifl
kneel kneeling
knif stab
knif tongu
knightly medieval
knit plain
knob pommel
knob thickening
knock knocking
knock ping pink
knock pink rap tap
knock roast
knot mile
knot tangl
knotted knotty
knowing knowledgeabl
knowing knowledgeabl learned
knowing wise
lab laboratory
label mark tag
labeled tagged
labor project task undertaking
labor proletariat
labor toil
labyrinth maze
laced tied
lacerat mangled torn
lack miss
lactating wet
lacy netlik
lad sonny
ladder run
laden ladened loaded
laden load
laden oppressed
lag retardation
laid set
lament lamentation wail
lampoon mockery parody takeoff
lanc shaft spear
land shor
landmark watershed
languag lyric word
languag speech
languag terminology
languish wast
lanky rangy
lap lick
lap overlap
lap swish
lap wash
lappet wattl
laps pass sink
lapsed nonchurchgoing
largely mostly
lash thong
lash whip
lashing whipping
last utmost
lasting permanent
lasting persistent
late lately recently
late later
late recent
later posterior
lather soap
lather soapsud sud
latin romanc
latitud parallel
laugh laughter
launch launching
launch plung
laundry wash washing
lavender lilac
lavish lush plush
lavish shower
law polic
lawless outlaw
lax loos
lax slack
lay plac pose position put set
lay repos
lay secular
layer level stratum
layman secular
lead leading
lead leash tether
lead leav result
lead preced
lead principal star
lead run
lead top
lead track trail
leaden plodding
leaden weighted
leader leadership
leadership leading
leading preeminent
leading star stellar
leaflet pamphlet
leak wetting
lean list
lean thin
leaning tendency
leaning tilted tipped
learn read study take
learner scholar
learning scholarship
leas let rent
leas rent
leash rope
leash thre trio troik
leav will
lectur lecturing
lectur speech
lectur talk
lecturer reader
ledg shelf
leech parasit spong
leer sneer
left leftfield
left odd remaining
lefty southpaw
leg peg
leg stag
legal sound
legion numerous
legislat pass
legitimat legitimiz
legitimat logical
lend loan
lengthening perpetuation prolongation
lesion wound
lessen subsid
lesson moral
letter missiv
level unwavering
levy rais recruit
lewd obscen salacious
lexicon vocabulary
liberal progressiv
liberation releas
licens permission permit
licens permit
lick poke punch slug
lick solv work
lie rest
life lifetim
life liveliness spirit
life living
lifelik natural
lift overturn repeal rescind revers vacat
lift rais
lift rear rise
lift rise
lift rustl
lifted upraised
light lighting
light lightly
light scant short
light spark sparkl twinkl
light wakeful
light weak
lighted lit
lighten reliev
lightly thinly
like same
like similar
likely potential
likely probabl
likely probably
likeness semblanc
likeness similitud
likewis similarly
lilt swing
limb oblivion
limit limitation
limitation restriction
limited modified
limited special
limiting modification
limitless unlimited
line note
linear running
linger loaf loiter loung lurk tarry
linger tarry
lingual linguistic
lingually linguistically
link tie
link yoke
lip mouth sassing
liquid swimming
liquidat neutraliz wast
liquidation settlement
list name
list number
lit literatur
lith slender
littl short
littl slight
littl small
littl trivial
live lively
lively racy
lively vital
livestock stock
living surviving
load loading
loathsom offensiv vile
lobscous lobscus
locality neighborhood vicinity
locat plac site
locat settl
locat situat
located set situated
location placement position
lodging pad
log logarithm
log lumber
lone lonely solitary
lone only sole solitary
lonely solitary
long retentiv
longevity seniority
longing yearning
look looking
look search
looking sounding
lookup search
loos loosen
loos loosen relax
loos open
loos slack
loos unleash
loosen relax
loosen teas
loosen undo unti
loot plunder
lord master
lord nobl
lose mislay misplac
lose miss
lose reced
lose suffer
loss red
lost preoccupied
lot much
loudspeaker speaker
lousiness wickedness
lousy rotten stinking
love passion
low moo
lowly secondary
loyal patriotic
lucid transparent
lucifer match
lucifer phosphorus
ludicrous ridiculous
lug tug
lukewarm tepid
lull quiet
lumber pound
lumber timber
luminary notabl
lump swelling
lumpish unthinking
lunatic madman maniac
lunatic swashbuckler
lunation moon
lunch luncheon
lung lurch
lurch pitch pitching
lurch pitch shift
lurch prowl
lurch skunk
lurch stagger stumbl
lurid shocking
lurk skulk
lush sous
luxurious voluptuous
lyric lyrical
machinist mechanic
mad sore
magician wizard
magnificenc richness
magnificently splendidly
magpi scavenger
mahogany sepi
maid maiden
mail post
mail post send
maimed wounded
maintain uphold
maintained retained
maintenanc sustenanc upkeep
make name nominat
make piss wee
make pretend
make reach
make scor
make shuffl shuffling
make take
make work
maker manufacturer
making qualification
malais uneasiness
male viril
maleness masculinity
malinger skulk
malingering skulking
mama mamm mommy mum
mammal mammalian
man piec
manag superintend supervis
manag wangl
mandat mandatory
mandatory required
maneuver operat
maneuver play
maneuver tactic
mani passion
maniac maniacal
manifold multiply
manipulat rig
manipulation use
mantel mantl
manufactur manufacturing
manufacturer producer
manur muck
map represent
mar march
mar mutilat
march marching
march process
mare mari
marin nautical
marital married
mark marker marking
mark note notic
mark pit scar
mark print
mark punctuat
mark scar scrap scratch
mark scor
mark set
mark sign
mark target
marked pronounced
market marketplac
marketing merchandising selling
maroon strand
marriag matrimony union
marriag wedding
marry splic tie wed
marshal mobiliz summon
martial warlik
martyr sufferer
marvel wonder
marvelous miraculous
marvelously superbly wonderfully wondrous wondrously
mask masquerad
mass multitud peopl
massachuset massachusett
massacr slaughter
massiv monumental
master original
master overcom subdu surmount
master professional
master superior victor
mat matting
mat snarl tangl
match mate
match meet
match oppos pit
mate partner spous
mate teammat
material real substantial
material stuff
maternal parental
math mathematic
mathematical numerical
matur ripe
matur ripen
maturation ripening
maximal maximum
maximum utmost
mayb perchanc perhap possibly
maze snarl tangl
mean substanc
mean tight
meander rambl
meander thread wander weav wind
meandering wandering winding
meaning pregnant significant
meaning substanc
measur measurement measuring
measur step
meaty substantiv
mechanic mechanism
meddl tamper
meddling tampering
mediat middl
medication medicin
medicin music
meditation speculation
medium sensitiv
medley potpourri
meek mild modest
meek tame
meet suffer
meeting merging
melancholy somber
mele scrimmag
melodic melodious musical
melodious tuneful
melt melting thaw thawing
melt run
membership rank
memorial monument
memorial remembranc
memory retention retentiveness
memory stor storag
menac threat
mentality outlook
mention note observ remark
mention referenc
mercenary moneymaking
merchandis product
merchandis trad
mercury quicksilver
merg unify unit
merit virtu
mesh net network
metal metallic
metamorphos transform transmut
meter time
metr subway tube underground
microphon mike
midday noon
middl midsection
midst thick
midweek wed wednesday
might power
mighty powerful right
mild soft
milieu surrounding
militant warlik
militi reserv
milquetoast pansy
min minut
minc moderat soften
mind thinker
mindless senseless
mingl mix unify
miniatur toy
minimal minimum
minimiz understat
minister parson pastor
ministration relief succor
minor modest small
minut narrow
miraculous providential
mire muck mud
mire slack
mire slop
misbehavior misdeed
misconstru misinterpret misunderstand
misdemeanor violation
miserabl suffering wretched
miserabl wretched
misery wretchedness
misfir miss
misgiving qualm
misguided mistaken
misinterpret misread
misinterpretation mistaking misunderstanding
missil projectil
mistak misunderstanding
mistress schoolmarm schoolmistress
mitigation moderation
mix mixing mixtur
mix mixtur
mix premix
mix ruffl shuffl
mob rabbl rout
mobil wandering
mobiliz rally
mockery parody takeoff
mocking teasing
mode mood
model mold
model pattern
model pose postur sit
model simulat
model simulation
modeled sculptural sculptured
moderat restrained
moderat tame
moderat temper
moderation relief
modern new
modernism modernity
moderniz overhaul
modest small
modesty reserv
modify qualify
modulation transition
moistur wet
mold molding
mollify season temper
monarch sovereign
monastic monk
moneymaking remunerativ
monitor reminder
monitor supervis
monkey potter tinker
monotony sameness
monument repository
moon moonlight
mop mow
mop swab
morphologic structural
mortician undertaker
mortification necrosis
motif motiv
motif them
motion move movement
motion movement
motion question
motiv motivating
motiv motivation need
motiv motor
motivating motivation
mott shibboleth slogan
mound pitcher
mount mountain
mount ride
mount setting
mouth mouthpiec
mouth speak talk utter
mouthful tast
move proceed
move run
move travel
much often
much practically
muck slim sludg
muddy sloppy
muffl repress smother stifl strangl
mule scuff
multiplication time
multiply reproduc
multitud throng
mum silent
mumbl mutter
mundan terrestrial
murder mutilat
murmur murmuring mutter muttering
muscl muscleman
muster rally summon
mutant sport variation
mute unspoken
muted quiet subdued
mutely silently wordlessly
mutual reciprocal
myofibril myofibrill
mysterious mystic mystical secret
mystery whodunit
mystic mystical
nag peck
nag scold
nagging shrewish
nail peg
nail pinpoint
naiv primitiv
naiv uninitiat uninitiated
naked raw
nameless unknown
narrat recit recount tell
narrativ story tale
narrow specializ
narrow specify
narrowing tapered tapering
nasal pinched
nasty tight
national subject
nationalism patriotism
nationally nationwid
natural raw rude
naturalism realism
nause sickness
nauseated sick sickish
navigat pilot
navigat sail voyag
navigation sailing seafaring
nearsighted shortsighted
neat orderly
neat refined tasteful
neat straight
nebulous unfixed
neckti tie
need requir want
need want
needed required
negativ veto
neglect negligenc
neglected unheeded
neighborhood region
nerv nervousness
nerv steel
nestl snuggl
net web
network web
new raw
new young
newsman reporter
newspaper paper
nice skillful
nicety nuanc refinement shad subtlety
nich recess
nip pinch
nip pinch squeez twing twitch
nip shot
nip tang zest
nois racket
nois resound
nominal token tokenish
nominat propos
non not
north northerly northward
north northward
north union
northerly northern
northerner yank yanke
nose nozzl
nose nuzzl
nose scent wind
notabl noteworthy
notation note
notch pass
note observ
note tone
noteworthy remarkabl
notic notification
notic observanc observation
notification presentment
notification telling
notion whim
nourish nurtur sustain
nourishment sustenanc
nov november
novel refreshing
novelty trinket
now today
nudg prod
nuisanc pain
null void
nurs suck
nurtur parent rais rear
nurtur raising rearing
nutrient nutritiv
oath swearing
obedienc respect
objection remonstranc
objectionabl obnoxious
obscur unknown unsung
obscur vagu
observanc observation watching
observation reflection
obsessed possessed
obstacl obstruction
obstinately stubbornly
occasional periodic
occluded sorbed
occlusiv stop
occupancy occupation
occupancy tenancy
occupant resident
occupy resid
occupy take
ocean sea
oct october
ocular optical
ocular optical visual
ocular visual
odd uneven
odd unmated unpaired
oddly strangely
odor smell
off sor turned
offbeat upbeat
offenc offens
offenc offens offensiv
offend outrag scandaliz shock
offend piqu
offer offering
offer proffer
offer propos
offer provid
offer volunteer
offic power
officer policeman
official prescribed
offset runner
offspring young
old older
old previous
omen presag
omission skip
oncoming onset
oneness unity
open opened
open outdoor
open overt
open receptiv
open spread unfold
open surfac
open unfastened
opening orific
opening possibility
operat run
operating operational
operation procedur
operation process
opinion ruling
opinion sentiment thought view
opinion view
opponent opposing
opponent opposit opposition
oppos react
opposit paired
opposit polar
opposition resistanc
oppress persecut
oppression subjugation
optimal optimum
oral unwritten
orator rhetorician
orb orbit revolv
ordain order ordinat
order ordering
order orderliness
ordinanc regulation
organis organiz
organization system
orient point
orient tailor
orientation predilection preferenc
original pilot
orthophosphat phosphat
oscillation vibration
ossify petrify
out stunned
outcom result resultant termination
outdoor outsid
outfit rig
outing picnic
outlay spending
outlet releas vent
outlin schem
outlin sketch
outliv surviv
outmaneuver outsmart
output production yield
output yield
outrag scandal
outrageous steep
outright unlimited
outsid remot
outspoken vocal
outstanding owing
outstanding prominent salient spectacular striking
outstandingly remarkably unusually
overburden overload
overcom overpower overtak overwhelm
overconfident positiv
overestimat overestimation
overflow overrun
overflow runoff
overhaul overtak pass
overhaul redevelopment renovation
overhaul servic
overhead smash
overpower overwhelm
overrid overthrow overturn revers
overriding paramount predominat
overstep transgress trespass
overthrow overturn subvert
overthrow upset
overton partial
overtur preliminary prelud
overturn revolutioniz
overturn turnover upset
overturn upset
overturned upset
owner proprietor
ownership possession
pace rate
pace step
pace strid tread
pace temp
pace yard
pacific peaceabl
pacification peac
pacing temp
packag parcel
packaging promotion publicity
pad plod tramp trudg
pad tablet
paddl totter
pain strain striving
pain troubl
painful sore
painfully sorely
paint pigment
painter panther
painting pictur
pale pallid
pale pallid sick wan
pale pallid wan
pale picket
pall shroud
palpabl tangibl
pamphlet tract
pander pimp procur
pander pimp procurer
pane paneling
pang stab twing
pang sting
panic scar
panic terror
pant trouser
pap teat tit
paper wallpaper
parad troop
paranoiac paranoid
paraphras rephras
parcel portion shar
parcel tract
parch sear
parchment sheepskin
pare peel skin
pare trim
part partially partly
part parting
part percentag portion shar
part piec
part portion
part region
part separat split
part voic
partak shar
partak touch
participant player
particular peculiar special
particular special
particular specific
particularly peculiarly
partition zone
pass passing
pass spend
pass strait
pass surpass
pass walk
passag passageway
passag passing
passag transit
passag transition
passenger rider
passion rage
passiv peaceful
past preceding retiring
past spread
past yesteryear
pastelik pasty
pat rap tap
pat slick
patch piec
patch piec spell whil
patch plot
path poignancy
path rout
path way
pathetic pitiabl pitiful
pathetic ridiculous silly
pathologic pathological
pathway tract
patrol polic
patron sponsor supporter
patronag patroniz support
patronag trad
patroniz sponsor
patter spatter spit sprinkl
pattern practic
pavement sidewalk
peac repos serenity
peaceabl peaceful
peak point tip
peal pealing roll rolling
peal ring
pec pectoral pectoralis
peck smack
peculiarity specialty
peek peep
peel skin
peg pin
peg pin stick
pelt pepper
pelt por stream
pelting rain
penaliz punish
penalty punishment
penanc repentanc
pennant waft
peptidas proteas
percent percentag
perception sensing
perch pole rod
perch rest roost
perennial recurrent repeated
perfum scent
perfumed scented
perfumed scented sweet
perilous precarious
period point stop
periodic periodical
persever persist
persist remain stay
persistenc persistency tenacity
persistent relentless
perspectiv position view
perspiration sweat
perspiration sweating
pervers reprobat
petition prayer
petition request
petry vers
phas stag
philharmonic symphony
philosophic philosophical
phon sound
phon telephon
phonemic phonology
phonetic phonic
photograph shoot snap
phraseology phrasing wording
physiologic physiological
pian soft
pian softly
piazz plac
pick picking
pick piec
pick pluck
pick pluck plunk
picket scout sentinel sentry watch
pictur scen
pictur vide
piec slic
pierc thrust
pig slob
pile stilt
pill tablet
pillow rest
pin pivot
pin trap
pinch top
pinpoint speck
pipe shriek shrill
pipe tube
piss urin water
pit pitfall
pit ston
pitch rake slant
pitch tar
pitiless remorseless ruthless
pitiless unkind
pity sham
pivot swivel
plac position
plac position stead
plac post send station
plac property
plac put set
plac seat
plac set
plac shoe
plac spac
plac spot
plac station
placid quiet smooth still tranquil
plain sheer unmixed
plainly simply
plan program
plan shav
plan sheet
plan skim
planet satellit
planetary terrestrial
plank plump plunk
planning preparation provision
plant set
plant work
plastic pliant
plat plot
plat scal shell
platform program
platonism realism
play recreat
play run
play toy
play turn
pleat ruffl
pledg plight
pledg subscrib
pledg toast
plenitud plenty
plight predicament
plod plodding
plow turn
plowshar shar
pluck pull tear
plug punch
plug secur
plum plumb
plumb plummet
plummet plump
plunder sack
plunk plunker
ply run
pocket pouch
pocket pouch sack
pocket scoop
poignant touching
point sharpen taper
point spot
poke pound thump
poke sack
polarity sign
pole punt
pole terminal
polish round
polish shin smooth
polished refined
pommel pummel
pompous portentous
pond pool
pool syndicat
pop popping
pop popular
populac public world
population univers
por stream swarm teem
portentous prodigious
portrait portrayal
portray present
pose postur
pose present
position postur stanc
position side
position situation
position status
positiv positivist
positiv prescribed
possession willpower
possibl potential
post stak
post station
postscript supplement
postur strength
pot potentiometer
potency potential potentiality
potent powerful
potent stiff strong
potent strong
potent viril
potential voltag
pounc swoop
pound punt
pound ram
pounding throb throbbing
powder pulveriz
powdered powdery pulverized
power powerfulness
powerfully strongly
practic practis rehears
practical pragmatic
practical virtual
practiced practised
pranc strut swagger
preach prophesy
preaching sermon
precarious shaky
precarious unstabl
precedenc priority
precious valued
predilection preferenc tast
predominanc predomination
preferabl preferred
preferably rather sooner
prepar train
preparation readiness
preparation training
preparativ preparatory
prerequisit requirement
present represent
present represent stag
present salut
present submit
presently shortly soon
preserv save
preservation saving
press pressing pressur
press push
press urge
press weigh
pressing urgent
presuppos suppos
pretenc pretens
pretenc pretens pretension
pretenc pretens pretext
pretenc pretens simulation
pretend profess
prevail triumph
prey target
prick sting twing
prickling tingl tingling
principl rational
principl rule
print publish
pris pry
privacy secrecy
privat secret
privy secluded secret
pro professional
probing searching
problem troubl
procedur process
process serv
process treat
process work
processed refined
procrastinat stall
procur secur
product production
profan secular
proffer proposition suggestion
proficiency techniqu
proficient technical
profil visibility
profit win
profound unplumbed
profusion richness
project projection
project propos
project protrud
projectil rocket
prolong sustain
prompt remind
promptly quick quickly
promptly readily
pron prostrat
proof validation
prop property
prop shor
propagandist propagandistic
proper right
prophet seer
proportion rati
proportion symmetry
proportional relativ
proportionally proportionately
proposal proposition
prostitut tart whor
protection security
protection shelter
protection tribut
protest protestation
prov rais
prov rise
proverb saw
provinc responsibility
provinc stat
provis provision
provision supply
provisional tentativ
provok stimulat
prowler sneak
prurient salacious
psych soul
psychiatrist shrink
psychic psychical
publication publishing
publish writ
pucker ruck
puff puffed
puff whiff
puke vomit
pull pulling
pull rend rip rive
pull twist wrench
puls pulsat
puls pulsat throb
punch puncher
pup puppy
pupil student
pure saturated
pure virgin virtuous
purely strictly
purg purging
purg purify
purification refinement
purpl violet
purportedly supposedly
purpos resolv
purs wrinkl
pursuit quest
push pushing
push thrust
pussy slit snatch
quak quiver
quak tremor
qualification reservation
qualified restricted
qualify restrict
quality timber tone
quarrel row word wrangl
quarter stern tail
quash reduc repress subdu subjugat
quaver trill warbl
quaver waver
quell quench squelch
query question
quest seeking
question wonder
questioning skeptical
quick ready
quick speedy
quick warm
quicken whet
quickly rapidly speedily
quiet quietly
quiet repos serenity tranquility
quiet restrained
quiet silenc
quiet tranquility
quietly softly
quietness tranquility
quill shaft
quit rather
quit relinquish
quit resign
quiver quivering shaking trembling vibration
quiver quivering vibration
quixotic romantic
quiz test
race run
race rush
race subspecy
race wash
rack scud
rack stand
rack torment tortur
rack wheel
rack wrack
racket revel
racy rich robust
radial radiat
radianc shin
radiat ray
radiation radioactivity
radical revolutionary
radical ultr
radius spok
rag sheet
rag shred tag
rage ramp storm
rail railing
rail revil
rail track
rail train
railroad railway
rain rainfall
rais resurrect uprais
rake scan skim
rally rallying
rally rebound
rampant rearing
rampart wall
ranch spread
rang reach
rang run
rang stov
rang straddl
ransom redeem
rap strik tap
rapid speedy
rapport resonanc
rare rarified
rare uncommon
rarely seldom
rascal rogu
rasp rasping
rat scab
rate valu
ratify sign
rationalization systematization
rattl rattling
rattler rattlesnak
rattling real really very
raucous rowdy
raw sensitiv sore tender
reach strain striv
reach stretch
reach touch
react respond
reaction respons
reactivity responsiveness
read record register show
read say
read scan
read take
readapt readjust
reader refere reviewer
readiness set
reading recital
readjust reset
real tangibl
real veridical
realism reality
reality world
realiz recogniz
realiz see understand
realiz substantiat
realization recognition
really truly
realm region
reappearanc return
rear rearward
rearward revers
reasonabl sane
reasonabl sensibl
reasonably sensibly
reassign transfer
rebound recoil
rebuff repel repuls
rebuff repel snub
rebuff repuls snub
rebuff slight
rebuild reconstruct
rebuk reprimand reproof
rebut refut
recall recollect remember retriev think
recall recollection
recall return
recall withdraw
recapitulat repeat
reced retir retreat withdraw
receding recession
receipt reception
receiv welcom
receiver recipient
reception respons
receptiv sensory
reckoning tally
reclaim recover
reclaim reform
reclaim tame
reclus solitary
recollection remembranc
recommendation testimonial
reconcil resign submit
reconnoiter scout
reconsideration rethink
reconstruct remodel
reconstruct restor
record register
record tape
recording transcription
recoup recover
recoup reimburs
recours resort
recovery recuperation
recur repeat
recur resort
recurrenc return
redemption salvation
redress remedy
reduc shrink
reduc slim thin
reduc tighten
reducing reduction
reek smack smell
reek stink
reeking watery
reelect return
reenforc reinforc
reenforcement reinforcement
reenforcement reinforcement support
reestablish reinstat restor
reexamin review
refashion remak
referenc sourc
refill replenish
reflect reverberat
reflect shin
refractory stubborn
refund repay return
refund repayment
refus reject
refus reject resist
regal treat
regard respect
regard wish
register registry
regret repent
regret sorrow
regroup reorganiz
regular steady
regular veritabl
regulation rule
rehabilitation renewal
reign sovereignty
reinforc reward
reinforcement reward
reissu reprint
reiterat repeat restat
rejoic triumph
rejoic triumph wallow
rejoin repay retort return
relation relativ
relation telling
relax slack slacken
relax unwind
relaxing reposeful
releas relinquish
releas secret
releas spill
releas turn
relegat submit
relent soften yield
relevanc relevancy
relianc trust
relief respit rest
relief substitut
reliev remedy
reliev salv salvag save
religious spiritual
religiously scrupulously
remain rest stay
remand remit
remarkabl singular
remarkably unmistakably
remission remit
remit slacken
remov take withdraw
remov transfer
render return
render submit
render try
rendering rendition
rendering translation version
rending ripping splitting
renewal replacement replenishment
renovation restoration
rent rip snag split tear
rent rip split
repair resort
repay reward
repeat repetition
repel repuls
repetitious repetitiv
replac supersed supplant
replacement replacing
replacement substitut
replacement substitution switch
replacement successor
replication reproduction
reply respons
report reputation
report study
repos resid rest
repository secretary
represent symboliz typify
repress suppress
repriev respit
repriev respit suspension
reprint separat
reput reputation
requisition sequestration
reserv reservation
reserv substitut
reservoir sourc
resid shack
resign vacat
resignation surrender
resiny tarry
resist stand
resist withstand
resistanc resistor
resistanc underground
resistant resistiv
resistant tolerant
resolv solv
resolved solved
resonanc ringing sonority vibrancy
resonant resounding
respectiv several various
rest sleep
restless uneasy
restlessness uneasiness
restoration return
restraint simplicity
resum sketch survey
resum summariz
resurrect reviv
resurrect rise
retaliation reveng
retardation slowness
retention retentiveness
retir withdraw
retirement retreat
retrac trac
retreat withdraw
retribution vengeanc
retrospect review
return revert
rev rpm
reveal uncover unveil
revealing telling telltal
revel revelry
reverend sublim
reveri revery
revers reversal
revers turn
review survey
revis revision
revision rewrit
revolv roll
revolv rotat
reward wage
rhin rhinocer
rhym vers
rhythmic rhythmical
ribbon thread
rickety shaky wobbly
riddl screen
ride sit
ridg rooftre
riffl rippl
riffl rippl ruffl undulat
rig semi
rig set
rig tackl
right rightfield
rightful true
rightfully truly
rigid stiff
rigid strict
rigor validity
rigorous strict
rigorous tight
rigorously strictly
ring ringing
rins wash
riot scream
rise rising
rise surfac
rise upgrad
risky wild
rite ritual
rivet stud
rivulet run
road rout
roadsid waysid
roar thunder
roast roasted
robe vest
robustness validity
rock shak sway
rock ston
rock sway
rocky rough
roll roller
roll roster
roll twin wind wrap
roll undulat
roll wheel
roller tumbler
romanc romanticism
romp runaway
room suit
room way
root rout
root settl
root solution
rostrum snout
rot wast
rough roughly
round troll
rousing stirring
rub wipe
rubber safe safety
rubberlik rubbery
rubbish scrap
rubric titl
rugged tough
ruined undon
rule ruler
run running
run streak
run tally
run test trial
run unravel
rundown summation
runner smuggler
running track
rush rushing
rush surg
russi ussr
rust rusty
rustl rustling whisper
rutabag swed
sack shift
sacred sanctified
sadness sorrow
sadness unhappiness
sail sweep
salesgirl saleslady
saliv spit
sallow sickly
saloon sedan
saltwater seawater
sampl sampling
sampl tast try
sand sandpaper
sashay sidl
satiric satirical
save spar
save writ
savor tast
say stat tell
say suppos
scal surmount
scamper scrambl scurry
scamper scurry scuttl
scatter spread
scen scenery
scen setting
scen shot
scen view
scepticism skepticism
schem strategy
schem system
schism split
scholar student
school schoolhous
school schooling
scienc skill
scoop soap
scop telescop
scor scrub
scorch sear
scorch sear sing
scorch sing
scoring scrub scrubbing
scot scotchman
scoundrel villain
scourg terror threat
scrambl scuffl
scrap scraping
scrap scraping scratch scratching
scrap scratch
scrap skin
scratch scrawl scribbl
scratch start
scratchy uneven
scrawl scribbl
scrawny skinny
scream screaming screech screeching shriek shrieking
scream yell
screech squawk
screechy squeaky
screen shield
screen siev
screen siev sort
screen test
scuffl shambl shuffl
seafarer seaman tar
seahors walrus
seal stamp
sealing waterproofing
sear shriveled withered
search seek
seat sit
seated sitting
sec second
seced splinter
seclud withdraw
second secondly
secondhand used
secrecy silenc
section segment
section subdivision
sector spher
secular temporal worldly
secur unafraid
security surety
see visit
seed sow
selection survival
send ship transport
sens sensation
sens smell
sensational sensory
sensational stunning
senseless wasted
sensibility sensitivity
sensibl sensitiv
sensual sultry
sentenc time
separated spaced
sept september
sequenc succession
serial sery
serious sober
serpent snak
serv servic
session sitting
set sic
settl sink
settl subsid
settlement villag
sever terribl wicked
severely sternly
sew stitch
sew tailor
sextet six
shack trail
shad shadow
shad tint tone
shadow tail
shadow trac vestig
shadowed shadowy
shadowy wraithlik
shak shiver trembl
shak trill
shak wag waggl
shaky shivering trembling
shallowness superficiality
shambl shuffl shuffling
shameful shocking
sharp shrill
sharp tart
shattered tattered
shav shaving
shav trim
shaved shaven
shaving skimming
she skid
shed spill
sheepman shepherd
sheet shroud tack
shelac shestring
shell shield
shenanigan wile
shift shifting
shift shimmy slip
shift switch
shift switch switching
shift transfer
shift transformation transmutation
shimmy wobbl
shin shinbon
shipping transport transportation
shipshap trim
shipwreck wreck
shirking soldiering
shit squat
shiver shudder
shiver shudder thrill throb
shock stupor
shooter shot
shooting shot
shop stor
shop workshop
shopkeeper storekeeper tradesman
short shortsighted
short shortstop
short unawar
shot snap snapshot
shot stab
shot strok
shouting yelling
shov squeez stuff thrust
show usher
shred whit
shrink wither
shriveled withered
shudder tremor
shyly timidly
sidelong squint
siev sift
siev sift strain
sight spy
sight survey view
sight vision
sign signal
sign signal signaling
sign signed
sign subscrib
signatur touch
significant substantial
silent still
silent understood
silky sleek slick
silly wacky
silver silvery
sin sinfulness wickedness
sin sinning
sin transgress trespass
sincerely truly
sinewy stringy
sinful ungodly
sinful unholy wicked
sing whistl
singer vocalist
singing telling
singl unmarried
singular uniqu
singularity uniqueness
sink slump
sink subsid
sis sister
site situation
sketch study
sketch vignett
skid slid slip
skid slip
skim skimming
skim skip
slack slacken slow
slam sweep
slam thrash
slap smack
slat ticket
sleek slick
sleep slumber
sleeper tie
slender slight slim
slender slim
slender thin
slic slit
slick slip
slid swoop
slightly somewhat
slip sneak
slip steal
slip strip
slip trip
slivery splintery
slop spill splatter
slop splash squelch
slug swig
sluggish sulky
slurred thick
smack tast
smack thunder
smack thwack
smitten stricken
smok smoking
smother suffocat
smother surround
smothered strangled
smothering suffocating
snap snarl
snap snatch
snappy whipping
snar trap
sneak sneaker
sneering supercilious
snicker snigger
snicker snigger snort
sniff whiff
snoop spy
snor snoring
snow snowfall
soak soaking
soak sous
soaking sous
soar surg zoom
soar zoom
social societal
socialist socialistic
sod sward turf
soft subdued
soft voiced
soil territory
sojourn visit
soldiery troop
solid strong substantial
solid unanimous whol
someplac somewher
son word
song strain
song sung
song vocal
sophisticat twist
sopran trebl
sound strait
sound vocaliz voic
south southward
southbound southward
southeast southeastern
sovereign suprem
span straddl
spar trim
spark sparkl
sparkling twinkl
spars thin
spatter splash
spatter splash splatter swash
spatter splatter splutter sputter sputtering
speak talk
specializ specify
specialization specialty
spectator viewer watcher witness
speculation ventur
speech word
speed upper
speed velocity
spell tor turn
spell writ
spic zest
spider wanderer
spill talk
spin spur
spin thorn
spin twirl twist twisting whirl
spin twirl whirl
spir steepl
spiral turbinat
spit tongu
spiteful vindictiv
splash sprinkl
splash stir
splic splicing
splutter sputter
spontaneous unwritten
spoon spoonful
sport sportsman sportswoman
spot spotlight
spot spy
spot touch
sprain turn twist wrench
sprawl sprawling
sprawl straggl
sprawling straggling
spray spraying
spread spreading
spring springtim
sprinkl sprinkling
sprout stock
squad team
squar squarely
squar straight
squar straight straightforward
squat squatting
squeez wring
squirm twist worm wrestl wriggl writh
squirm wiggl wriggl
stab thrust
stabl static
stacked voluptuous
stager veteran warhors
stain tarnish
stair step
staircas stairway
stalk stalking
stalk stem
stall stand
stammer stutter
stamp stereotyp
stamp stomp stump
stamp tender
stand standpoint viewpoint
stand standstill
standard stock
start starting
starvation starving
starved starving
stat submit
stay stick
steadily steady
steady sweetheart
stealing stealth
stealing thieving
step tone
step tread
stere stereophonic
stereotyped unimaginativ
steril unimaginativ
stern strict
stick sting
stiff stiffly
stiffen tighten
stifl suffocat
stimulant stimulating
sting stinging
stir touch
stoic stoical
storag warehousing
storm surpris
storm tempest
story tale
straight straightaway
straight true
strain straining
strain stress
strain stress try
strain tenor
strain tens
straitlaced victorian
strang unknown
strang unusual
strangl throttl
straw strew
straw wheat
strengthen tone
stress tension
stretch stretching
string train
string twin
stringy wiry
strok throw
strong warm
study survey
study work
stumbl trip
stupid unintelligent
sturdy tough
styl titl
styl trend vogu
sub submarin
sub substitut
subdivision subsection
subdu subordinat
subdu tame
subject subjugat
subject submit
subject them topic
submarin underse
submerged underwater
submissiv subservient
submit take
subordinat underling
subscrib support
subscrib take
substantial substantiv
substitut utility
succeed win
success winner
succumb yield
suck suction
suffering we
suffrag vote
suitabl suited
sum summariz
sum summation
sun sunday
sun sunlight sunshin
sup swallow
super superintendent
superficial trivial
supersonic ultrasonic
supplemental supplementary
support supporting
sure trusted
surg tide
surly ugly
surmis suspect
surrender yielding
suspicious wary
swallow withdraw
swap switch trad
swap trad
swarm teem
sway swing
sweep swing
sweet sweetly
sweet sweetness
swell well
swim swimming
swing swinging
swinging swingy
swirl twiddl twirl whirl
swirl whirl
swollen vain
symmetric symmetrical
sympathiz understand
sympathy understanding
synagogu templ
synchronism synchrony
synthesis synthesiz
tabl tabulat
tackl undertak
tactil tactual
tag ticket
tailored trim
talk talking
talkativ talky
tan tangent
tap tip
task tax
taunt taunting
taut tight
teach thatch
teas teasing
technical technological
tedious windy wordy
teensy wee
teeter totter
telegram wire
telegraph telegraphy
television vide
temper toughness
tendency trend
terrific terrifying
terrify terroriz
test trial
testament will
testimonial testimony
testimonial tribut
thaw thawing warming
thenc therefrom
thenc therefrom thereof
thenceforth thereafter
ther thither
thick thickly
thin thinly
thinking thought
thoriated tittering
thoughtless unthinking
thrash thresh
thrill vibrat
throw thrust
thud thump
thyroid thyroidal
thyrotrophin tsh
ting tint touch
tingling titillating
tip tipt
tip toppl tumbl
tiredly wearily
tissu weav
toppl tumbl
torment tortur
tortuous twisting voluminous winding
tortur torturing
totalistic totalitarian
touch touching
towboat tower tug
trac tracing
trail train
traitorous unfaithful
trampl trampling
trampl tread
transfer transplant
transfer transplant transpos
transfer transport transportation
transform translat
transform transmut
transformation translation
transit transportation
transmission transmitting
transversally transversely
travel traveling
travel trip
traveler traveller
treacherous unreliabl
trebl tripl
trichrom tricolor
trim trimming
trio tripl
triumph victory
troubl worry
true truthful
tube tubing
tumbl twig
tumbl whirl
tumult turmoil
tumult uproar
turbulenc upheaval
turmoil upheaval
turn turning
turn twist
twirl twist
twist wind winding
twist wrench
typewriting typing
ugliness wickedness
ulcer ulceration
unaccountabl unexplainabl
unaffected unmoved untouched
unambiguously unequivocally
unambiguously uniquely
unanswered unrequited
unauthorized wildcat
unbroken unplowed
unbuttoned unfastened
uncanny weird
uncertain unsettled
uncertainly unsteadily
unconditional unconditioned
uncontrollabl unruly
unconventional unlawful
underestimat underrat
underlin underscor
undershirt vest
undesirabl unsuitabl
undesirabl unwanted
undifferentiated uniform
undu unwarranted
uneconomical wasteful
unequally unevenly
unfair unjust
unfortunately unluckily
unhurt unscathed whol
unification union
uniform unvarying
unify unit
unimpeachably unquestionably
unit whol
unlac unti
unlovely unpicturesqu
unnecessary unneeded
unobtainabl unprocurabl
unpaid volunteer
unravel unscrambl
unreflectiv unthinking
unsaid unspoken
unshaved unshaven
unsloped upright
untested untried
untested untried young
upbeat welfar
upheaval uplift
upright vertical
usabl useabl
useful utilitarian
usefulness utility
variabl varying
various versatil
velvet velvety
vent ventilat
vent volcan
verand verandah
verg wand
vernal young youthful
verv vitality
vet veteran
vet veterinary
vex worry
vibrant vivacious
victor winner
violent wild
volition will
volition willing
voluntary volunteer
vomit vomiting
wag waggl
wail whimper
wailful wailing
wait waiting
wait waitress
walk walking
wallop whack
wallow welter
want wish wishing
war warfar
warm warmly
wash washing
washbasin washbowl
watcher watchman
watery weak
wave waving
waver weav
waxen waxlik
week workweek
weight weighting
west westward
westerly western
westerly westward
wherefor why
whimper whin
whip whisk
whip worst
whir whirring
whir whiz
whiskey whisky
whistl whistling
whit whiten
whit whiteness
wide widely
wind wreath
window windowpan
winter wintertim
wool woolen
work working
wrack wreck
wrap wrapper
wrench wring
wrong wrongly
yank yanke
yap yelp
yawn yawning
yelp yelping
young youth
`;

/** A Portuguese word and its synonyms, as stems. */
export const PORTUGUESE_GROUPS = `
aba ampar apoi beir beirad encost fald frald prestigi proteca sope vertent
ababadar dobrar enrugar franzir preguear
ababalhad babad molhad
ababelad babelic confus desordenad misturad
ababelar confundir desordenar desorganizar misturar
abacanad amorenad amulatad baio escur fusc tostad trigueir
abacanar amorenar escurecer tostar
abad clerig confessor cura padr paroc prelad sacerdot
abadi convent monasteri mosteir presbiteri
abafaca ocultaca abafament asma canseir sufocaca
abafad afogad atabafad sufocad
abafadic abafant abochornad abrasador asfixiant calmos causticant depriment opressor quent sufocant
abafament asma furt ocultaca sufocaca
abafant abrasador asfixiant sufocant
abafar abrandar abrasar agasalhar amortecer asfixiar atenuar cobrir debelar diminuir dominar enfraquecer estrangular furtar reprimir subtrair sufocar
abagualad arisc incult
abaix aquem depois emseguid
abaixament baix depressa descid
abaixar amenizar aplacar arriar aviltar baixar depreciar deprimir descer diminuir esfriar inclinar minorar suavizar
abaixoassinad memorial petica representaca requeriment
abajoujad abobad apalermad aparvalhad
abajur guardaluz lucivel pantalh quebraluz
abal agitaca alvoroc balanc choqu comoca concussa efervescenci emoca estremeca fremit impuls moss perturbaca tremor trepar
abalad abanad admirad agitad aluid combalid comovid depauperad enfraquecid enternecid fascinad hesitant indecis insegur recalcad solam solapad vacilant
abaladic aluid froux insegur instavel vacilant
abalancad arrojad atrevid audacios ousad
abalancar abalar afrouxar alterar arriscar arroj aventurar equilibrar impuls ousadi tentar
abalar acometer afrouxar agitar aluir amolecer andar arremeter assustar avancar caminhar comover depauperar estremecer impedir inquietar investir marchar mover oscilar sacudir
abalizad assinalad competent demarcad distint eminent limitad marcad notavel provect sabi
abalizador avaliador limitrof
abalizar balizar demarcar marcar
abalro arpa
abalroament aferrament choqu colisa encontra esbarr
abalroar abordar acometer aferrar assaltar bater chocar encontrar enfrentar esbarrar investir topar
abambalhad bamb froux mole
abanad agitad dent sacudid
abanadel sacudidel
abanar agitar arejar baloucar menear oscilar sacudir tremer ventilar vibrar
abandon desabrig desalinh desampar desapeg desarrim descuid deserca desert desistenci desleix desprez desprotecaj esqueciment olvid renunci
abandonad desabitad desocupad desvalid enjeitad largad refugad sozinh
abandonar abjurar apostatar deixar desamparar desarrimar desassistir descurar desertar desistir desprezar enjeitar esquecer largar postergar refugar renegar renunciar repudiar sacrificar
abantesm avantesm aveja duend espectr fantasm
abarbad afrontad assoberbad atrapalhad chei sobrecarregad
abarbar atingir igualar nivelar sobrecarregar
abarbarad destemid temerari valent
abarbarar barbarizar
abarcad cercad cingid rodead
abarcador acambarcador atravessador cingidor monopolizador
abarcar abracar abranger acambarcar alcancar cercar cingir circundar compreender conter encerrar englobar monopolizar obter rodear
abarci acori bulimi insaciabilidad
abarracament acampament alojament aquartelament
abarracar alojar
abarrancar dificultar embaracar estorvar impedir obstar prejudicar
abarroad cabecud grosseir incivil malcriad obstinad teimos testud
abarrotad atacad atestad atochad atopetad chei empachad empandinar empanturrad pejad replet sobrecarregad superlotad
abarrotar atestar atopetar atulhar empanturrar encher entulhar fartar ingurgitar locupletar rechear repimpar sobrecarregar
abastad chei copios fart lordac opulent rechead rico
abastadar adulterar corromper falsificar
abastament abastanc copi fartur riquez
abastanc abasteciment abundanci copi fartur riquez suficienci
abastar abastecer fornecer prover
abastardad adulterad alterad corrompid degenerad depravad
abastardament adulteraca corrupca degenerescenci deturpaca envileciment falsificaca
abastecer aperceber aprovisionar fornecer fornir munir prover sortir suprir
abastecid aparelhad fornid provid sortid
abasteciment fartur forneciment proviment provisa
abat abatiment deduca descont
abatatad achamorrad chat gross romb
abatatar abolar achatar amassar ameigar deformar
abater acamar achatar alcachinar aniquilar apertar arrasar consternar curvar debrucar deduzir demolir deprimir derribar derrubar descontar desnivelar diminuir dobrar domar enervar enfraquecer enfraquecerdebilitar esmagar expugnar expulgar humilhar matar prostrar quebrantar reprimir rocar sacrificar sucumbir tirar
abatid abrandecid achatad adermad alquebrad amachucad amorrinhad aniquilad arread atenuad banz cabiment caid carunchos combalid consternad debilitad deprimid desacorocoad desalentad desanimad descaid desconfortad enfraquecid envergonhad escachelad gast humilhad infrat languid prostrad quebrad quebrantad sucumbid
abatiment aniquilament atimi baix consternaca declini deduca depressa desalent desanim descaiment descont diminuica esmoreciment fraquez humilhaca languidez nostalgi peso postraca prostraca quebrament quebrantament
abatocar arrolhar confundir embaracar
abaulad alombad arredondad bolead convex
abbuzir afastar apartar arredar desviar
abc abecedari alfabet element principi rudiment
abdicaca cessa demissa desistenci renunci resignaca
abditiv encobert escondid ocult
abdom bandulh barrig panc venter
abdominic gluta gulos insaciavel voraz
abdominos barrigud pancud ventrud
abduzir afastar apartar arredar
abeberar abrevar banhar dessedentar regar saciar
abecedari alfabet
abeirar apropinquar aproximar avizinhar chegar
abelheir colmei cortic
abelhud astut bisbilhoteir cheiret curios enxerid indiscret intrometid metedic
abelour dedaleir digital
abemolad abrandad brand doce harmonios
abencoad bemfadad bendit bent feliz prosper venturos
abencoar benzer consagrar glorificar proteger sagrar
aberraca absurd anomali desvi erro fenomen singularidad
aberrant anomal anormal excepcional monstruos singular
abert abertur ensej fend gret interval
abert cavad clar comecad declarad desassombrad destapad esculpid fendid fenestr franc gravad gretad hiant ilimitad iniciad livr manifest ostensiv patent pervi visivel
abertur orifici boca brech burac cavidad cissur comec comissur entrad fend fenestr gret inauguraca inici instalaca janel port postig principi rasga
abeseament acercament aproximaca avizinhament
abespinhad agastad encrespad irritad raivos zangad
abestalhad atoleimad idiot imbecil tolo tont gigantesc grosseir rude rustic
abetesgad apertad estreit tortuos
abetomad colad macambuzi taciturn
abetumar argamassar barrear calafetar tapar
abicar agucar ancorar apontar aportar fundear
abichar abiscoitar alcancar conseguir
abiscoitad alcancad conseguid obtid
abiscoitar alcancar conseguir ganhar lucrar obter receber
abism antr assombr baratr pego pelag perambeir perdica poco precipici profundez sorvedour temb voragem
abism arremessar confundir espantar submergir
abismad assombrad confundid confus espantad maravilhad pasmad perplex surpres
abismal aterrador horrivel insondavel tetric
abismar assombrar confundir engolfar espantar
abjeca aviltament baixez envileciment infami oprobri vilez vilipendi
abjet asqueros baix desprezivel ignobil imund infam miseravel repelent vil
abjugar libertar livrar separar soltar
abjungid adjunt disjungid disjunt livr separad solt
abjuraca apostasi deserca renunci retrataca
abjurar abnegar apostatar arrenegar fementir renegar renunciar
ablaca abscisa amputaca cort excisa extirpaca rescisa
ablactar desamamentar desmamar
ablegar banir degredar desterrar exilar
abluent abstergent detergent detersiv purgativ
abluir expurgar lavar limpar purificar
abluvia aguaceir diluvi inundaca
abnegaca altruism dedicaca desambica desapeg desinteress desprendiment generosidad isenca renunci
abnegar desconhecer desistir renunciar
abnuir discordar dissentir divergir
abobad amalucad apalermad aparvalhad atoleimad babad boboc patet
abobad arcad arqueament cupul
abobadar arquear curvar recurvar
abocament batepap coloqui convers palestr
abocanhad despedacad enxovalhad mordid
abocanhar difamar empreender enxovalhar ganhar morder satirizar
abochornad calmos quent sufocant
abodegad aborrecid contrariad enfadad imund sujo zangad
abodegar aborrecer aperrear enraivecer importunar macar
aboi cant toad
abolar amassar esmagar machucar molgar
aboleimad apalermad aparvalhad grosseir rustic
abolica abrogaca anulaca derrogaca extinca proscrica
abolir abrogar anular derrogar exterminar extinguir proscrever revogar suprimir
abombab cansar esfalfar fatigar
abombad atordoad cansad esfalfad exaust
abominaca anatem antipati aversa excomunha execraca odio repulsa
abominar aborrecer amaldicoar amolar arrenegar desadorar desagradar detestar execrar malquerer odiar repelir
abominavel abominos aborrecivbl condenavel detestad detestavel execravel nefand odios
abominos detestad detestavel execravel nefand
abon adiantament cauca credit fianc garanti gratificaca
abonaca referenci abon cauca fianc garanti recomendaca
abonad acreditad afiancad autorizad conceituad endinheirad folgad garantid rico
abonador avalist fiador responsavel
abonancad abrandad bonancos calm serenad seren tranquil
abonancar abrandar acalmar apaziguar aquietar pacificar serenar sossegar sosseg tranquilizar
abonar acreditar adiantar afiancar aforar autorizar avalizar fiar garantir subscrever
abonecad casquilh janot peralt
aborbid aborrecid coleric enfadad entediad raivos zangad
abordad acometid aproximad assaltad
abordagem aferrament aproximaca
abordar aportar arribar assaltar chegar encostar
aborigen autocton indigen nativ natural originari
aborigin crioul autocton indigen nativ natural
aborrascad ameacador desabrid tempestuos
aborrecer agastar amofinar amolar amuar aperrear apoquentar aporrinhar arreliar arrenegar cansar chatear desagradar desgostar detestar dissaborear enervar enfadar enfarar enfastiar enjoar enraivecer entediar exorbitar fartar futicar incomodar macar malquerer martelar odiar ojerizar quizilar trautear
aborrecid amofinad amolad amolant apoquentad apreensiv cansad contrariad desadoradoabominad desanimad desapontad descontent desgostos desolad encorijjad enervad enfadad enfadonh enfastiad enjoad enojad estopador invis malvist molest rabugent rudo soporifer taciturn tedios tiriric tristonh trombud
aborreciment agastament amofinaca amolaca amuament aperreaca aporrinhaca aversa caceteaca contrariedad enfad enjo enoj fasti macad neurasteni odio ralaca rancor repugnanci seca tedi tristez zang
aborrecivbl detestavel odios
abort desmanch monstr movit
abortad baldad frustrad malograd
abortar fracassar frustrar gorar malograr
abotoar abrolhar aparecer surgir
abra ancoradour angr baia ensead
abrac elo
abracad adotad cingid circundad enlacad rodead seguid
abracadabrant abstrus cabalistic enigmatic misterios
abracar abranger admitir adotar aproximar cingir circundar compreender conter encerrar enlacar esposar incluir juntar professar seguir unir
abrandad amolecid amortecid brand dulcificad maci mitigad serenad sopitad sossegad suavizad
abrandament afrouxament amoleciment atenuaca enfraqueciment
abrandar acalmar adocar adormentar afrouxar aliviar amainar ameigar amenizar amolecer amortecer apavor apaziguar aplacak aplacar aquietar atenuar desagravar embrandecer enternecer lenir macerar malear minorar mitigar moderar pacificar quebrantar serenar sopitar sosseg suavizar tranquilizar
abrandecid amainad diminuid enternecid suavizad
abranger alcancar atingir cingir circunscrever compreender conter envolver incluir
abrasad aces adust afoguead apaixonad ardent combust corad esfogitead estimulad exaltad excitad flamant requeimad vermelh
abrasador calmos fervid quent
abrasament combusta queim
abrasar afoguear agasalhar arder arrebatar calcinar esbrasear esquentar excitar queimar
abrasiv desgastador
abrejeirad gaiat malicios
abrevar dessedentar saciar
abreviaca abreviatur encurtament epitom reduca resum sinops sintes
abreviad aligeirad apressad encurtad precis reduzid resumid sinoptic sintetic subtanciad
abreviar acelerar apertar apressar compendiar diminuir encurtar recopilar reduzir resumir sintetizar
abreviatur miniatur
abrideir abridor aguardent aperitiv cachac
abridor aperitiv gravador
abrig agasalh ampar asil barrac barraca cobert cobertur egid guard guarid hangar ninh port pous proteca quartel recolhiment refugi regac resguard tuguri valhacout
abrigad agasalhad albergad amparad defendid protegid
abrigar acoitar acolher agasalhar amparar asilar defender esconder proteger resguardar
abril adolescenci juventud mocidad
abrilhantad aformosead ilustrad ornad realcad
abrilhantar engalanar enriquecer fulgir iluminar ornamentar realcar
abrir afastar apartar arar comecar cortar criar desabotoar desabrochar desaferrolhar descerrar desdobrar desfraldar desunir escancarar exarar expandir fundar inaugurar instalar lancetar partir rachar rasgar separar sulcar
abrogaca anulaca derrogaca extinca
abrogar anular derrogar invalidar rescindir suprimir
abrolh cachop espinh estrep pua
abrolh parcel
abrolhad abrolhos espinhos
abrolhar aparecer brotar desabrochar germinar nascer rebentar surgir
abrolhos ardu dificil espinh
abrupt alcantilad arrebatad asper escarpad inesperad ingrem repentin rude
abrutalhad alambazad alarvad asselvajad grosseir
abscess apostem nascid tumor
abscindid amputad cortad interrompid suprimid
abscindir amputar cortar dilacerar separar
abscisa amputaca cort excisa
abscons abstrus encobert escondid incompreensivel ocult
absintad amarg amargos amargurad angustiad
absolt desobrigad isent perdoad
absolut despotic incontestavel integral radical unic
absolutism autocraci despotism prepotenci
absolver desculpar desobrigar perdoar relevar remitir
absolvica grac indulgenci indult perda
absolvid desobrigad isent perdoad relevad
absorca assimilaca preocupaca subverter succa
absort alhead concentraca contemplativ distraid embebid engolfad enlevad ensimesmad entregu extasiad extatic introvers meditativ pensativ
absorver aspirar chupar comer devorar embeber empolgar engolir sorver tragar
abstergent detergent detersiv
abstinenci continenci jejum resguard
abstraca alheament desatenca devanei
abstraid concentraca alhead distraid
abstrus enigmatic incongruent misterios obscur ocult
absurd antilogic despropositad desproposit disparatad fosme ilogic inconsequent incrivel irracionalidad quimer tirani
abundanci diluvi infinidad multida mund quantidad riquez uberdad afluenci aluvia copi enxurrad fartur fecundidad fluenci profusa
abundant bast caudalos copios diluvian exuberant fart gross inesgotavel laut multifari numeros opim opipar opulent pingu produtiv profus regalad rico uber ubertos
abundar encher formigar pulular sobejar
abus arbitrariedad atreviment descomediment desmand excess exploraca incontinenci
abusar desonrar enganar exorbitar explorar
abusiv censuravel demasiad reprovavel
acabad chapad complet concluid conclus consumad defunt esgotad extint feit mort perfeit primoros refinad terminad ultimad
acabament aparelh complement conclusa confecca dema despedid fech remat retoqu
acabar aperfeicoar aprontar arrematar atermar cerrar cessar completar concluir consumar extinguir fechament fenecer finalizar findar liquidar morrer parecer passar rematar terminar ultimar
acabrunhad amachucad atribulad envergonhad macambuzi melancolic oprimid sucumbid
acabrunhar afligir envergonhar sucumbir vexar
acairelar agaloar encairelar guarnecer orlar
acalentar adormeceu animar aninar embalar
acalmad amainad serenad sopitad tranquil
acalmar adormeceu adormentar aplacak aquietar desalterar desapaixonar desapoquentar desarmar desassustar mitigar molificar serenar sopitar sosseg tranquilizar
acalorad exaltad excitad flagrant veement
acamar acochab amordacar apertar calcar comprimir enfermar
acambarcador atravessador cingidor monopolizador
acambarcar atravessar monopolizar
acampament aquartelament arraial
acanhad bisonh burgu canhestr confrangid confundid contrafeit curt encabulad envergonhad estreit medros mofin pequen receos recolhid retraid timid tatibitat
acanhament angusti apertament atrapalhaca confrangiment constrangiment curtez embarac estreitez modesti pejo rubor timidez vergonh
acanhar apertar encabular encolher envergonhar estreitar humilhar restringir vexar
acantoad aninhad apartad isolad separad
acantoar apartar isolar separar
acao atividad ato bonus combat energi execuca medid moviment pelej caus dinamism feit intervenca obra process
acapachar humilhar moralizar rebaixar
acapelab afundar alagar encapelar
acariciad afagad ameigad amimad bafejad
acariciar afagar agradar ameigar amimar bajoujar mimar mimosear
acarinhad agradad ameigad amimad
acarinhar ameigar apaparicar bajoujar
acarrear acarretar ocasionar produzir
acarretar carrear causar conduzir ocasionar produzir provocar transportar trazer
acas acident aconteciment aventur azar bamb bamburri casualidad destin eventualidad fatalidad fortun imprevist ocorrenci porventur sort talvez ventur
acasalar cobrir cruzar emparelhar irmanar juntar
acasquilhad ajanotad apekad
acastelar acumular aglomerar amontoar apanhar armar defender encastelar
acatad considerad respeitad venerad
acatament atenca consideraca cortesi deferenci preit respeit reverenci veneraca
acatar aguardar atender cumprir honrar manter obedecer observar poupar respeitar reverenciar venerar
acatingad catinguent fedorent malcheiros
acatitad ajanotad
acaturrad cabecud caturr intransigent obstinad teimos
acautelad apercebid armad astut avisad caut cismad desconfiad guardad manhos precatad precavid prevenid prevident provident provid
acautelament cautel precauca prevenca
acautelar antegozar defender evitar garantir munir precatar precaver prevenir recatar resguardar ressalvar revenir salvaguard salvar segurar
acavalar amontoar montar sobrepor
acedenci acessa anuenci condescendenci
aceder aceitar aderir anuir aquiescer assentir concordar condescender consentir
aceit admitid aprovad recebid
aceitaca acolhid acolhiment admissa admestar afeica aplaus aprovaca aquiescenci benquerenci consideraca recebiment recepca respeit
aceitar admitir anuir aprovar aquiescer assentir concordar consentir impingir receber reconhecer tolerar
aceitavel admissivel atendivel bom concebivel passavel plausivel satisfatori
aceleraca celeridad ligeirez precipitaca press rapidez
acelerad apressad apressurad ligeir precipitad rapid veloz
acelerar adiantar aligeirar amiudar apiiessurar apressar apurar ativar estimular instigar precipitar
acen chamament convit gest senh sinal
acenar agitar brandir provocar
acendalh cavac gravet gravht
acender atear entusiasmar estimular excitar incender incendiar inflamar irritar provocar
acendrad apurad limp purificad
acendrar acrisolar afinar apurar purificar
acent expressa inflexa timber tom
acentuar frisar revelar salientar sublinhar
acepca espirit interpretaca sentid significaca
acepilhar alisar aplainar desbastar
acepip guloseim piteu quitut
acerad afiad agucad amolad cortant satiric sofreg
acerb acre acrimonios amarg asper avinagrad azed cruel pungent rigid rigoros sever
acerbar amargurar angustiar exacerbar
acerbidad acrimoni amargur asperez crueldad rigor
acercament aproximaca avizinhament
acert ajust balanc cabiment perici ponderaca prudenci reflexa sabedori sensatez sens tino
acertad ajustad arrazoad combinad judicios prudent sensat tratad
acertar achar adaptar adivinhar advinhar ajustar aparar aplanar aterrar atinar atingir combinar dar descobrir encarrilhar encontrar harmonizar justar quitar tratar
acerv congeri conjunt copi cumul mass monta mont monteir pilh rima ruma
aces exaltad excitad iluminad incendid incitad inflamad irritad veement
acescenci acidez acident azedum azia trav
acess adit aproximaca assom comunicaca entrad escal ingress passagem port transit
acessa acrescim anuenci aquiescenci aument condescendenci
acessivel afavel alcancavel comunicativ dado lhan patent tratavel
acessori adiafor adventici atribut dependenci dispensavel extrinsec incident peca pertenc prescindivel secundari
acetic acetos acid acre azed
acetos acid acre avinagrad azed
achacad adentad encangad enfermic enferm guenz malhumorad perrengu valetudinari
achacar acusar adecer assacar censurar enfermar extorquir ludibriar maltratar molestar
achad descobert pechinch
achamboad achavascad atamancad grosseir rustic tosc
achamorrad achatad chat gross injuriad
achanad achatad aplainad arrasad nivelad
achanar achatar aplainar aplanar nivelar
achaqu caruar denc enfermidad incomod indisposica mal mazel molesti padeciment
achar acreditar cogitar descobrir encontrar excogitar inventar localizar supor
achatad amassad amolgad aplanad deprimid derrotad humilhad prat romb vencid
achatadel descompostur reprimend
achatar amassar aniquilar aplanar confundir deprimir derrotar esborrachar espalmar esparramar humilhar molgar vencer
achavascad atamancad chamba grosseir rustic tosc
achavascar atamancar deturpar
acheg acrescim adica aditament adjutori ajud auxili subsidi
acheg aditament ampar arrim aument encost proteca
acheg nota
achegad afim aparentad aproximad chegad conchegad
achegar acrescentar ajeitar ajustar apropinquar aproximar conchegar
achincalh escarni motej zombari
achincalhaca achincalhament chuf zombari
achincalhament chuf zombari
achincalhar escarnecer injuriar insultar ridicularizar trocar zombar
acicatar esporear estimular
acid acre agro azed agre
acidad acidez azedum azia
acident desaster irregularidad
acidentad desigual imprevist irregular
acidental casual esporadic eventual fortuit impensad imprevist intercorrent ocasional
acidez acrimoni azed azedum azia trav
acidi frouxida inerci negligenci preguic
acidificar azedar
acim atra
acinesi imobilidad imoralidad paralisi
acint picardi pirrac provocaca
acintos intencional premeditad proposital
acintosament propositadament
acionar demandar ligar mover processar
acirandar cirandar jeirar peneirar tamisar
acirrad cabecud contumaz intransigent irritad obstinad teimos
acirrament excitaca irritaca provocaca
acirrant aperient estimulant provocant
acirrar acular estimular excitar irritar provocar
aclamaca aplaus eleica hosan ovaca proclamaca
aclamad eleit
aclamar aplaudir conclamar consagrar escolher ovacionar ovar proclamar reconhecer saudar
aclarad alumiad deslindad elucidad esclarecid explicad
aclarar alumiar clarear clarificar dealvar desobscurecer dissipar elucidar esclarecer explanar explicar iluminar limpar purificar
aclimar adaptar afazer habituar naturalizar
acliv decliv escarpad ingrem lacun ladeir lomb
aclivad inclinad
acobardad amedrontad apavorad assustad atemorizad encolhid timid tolhid
acobardament cobardi pusilanimidad timidez
acobardar amedrontar atemorizar desacorocoar desalentar desanimar
acobertad amparad apadrinhad cobert defendid dissimulad protegid
acobertar agasalhar apadrinhar cobrir defender encobrir proteger resguardar
acochab calcar conchegar
acodad alvorocad ansiedad apressad ativ diligent impulsiv precipitaca press rapidez
acodament aforcurament atarefament precipitaca press sofreguida
acodar apressar incitar instigar assanhar provocar tentar
acoimar acusar arguir culpar tachar
acoit apertar azoinar chicot lateg muxing relh vergalh vergast
acoitar agasalhar asilar chicotear esconder homiziar proteger bater flagelar fustigar maltratar surrar varejar ventanear vergastar zimbrar zurzir
acolher acomodar admitir agasalhar albergar asilar atender escutar hospedar proteger receber recepcionar recolher
acolhid acolhiment agasalh gasalh recebiment recepca refugi
acolhid admitid albergad vist
acolhiment agasalh asil recebiment recepca
acolit acompanhad acompanhador ajudant assistent auxiliar
acolitad acompanhad ajudad assistid seguid
acolitar acompanhar ajudar assistir escoltar seguir
acomadrad aliad familiarizad intim
acometer agredir arremessar arremeter assaltar atacar carregar injuriar insultar investir provocar remeter seduzir subornar varejar
acometid acometiment agressa arremess arremetid assalt ataqu avanc injuri insult investid ofensiv opugnaca
acometid assaltad atacad
acometiment arremess assalt ataqu
acomodaca adaptaca adequaca ajeitaca alojament arranj arrumaca carg compartiment disposica divisa empreg reconciliaca
acomodad adaptad adequad calm comod moderad quiet sossegad
acomodament acord ajust conciliaca transaca
acomodar acondicionar adaptar adequar agasalhar ajeitar amaneirar amanhar apropositar apropriar arranchar arrumar conciliar conformar contemporizar dispor harmonizar hospedar pacificar proporcionar reconciliar
acomodatici complacent ductil transigent amoldavel flexivel
acomodavel adaptavel adequavel ajustavel conciliavel
acompadrad familiaridad intimidad
acompanhad assistid seguid
acompanhador ajudant assistent
acompanhament comitiv companhi cortej escolt prestit procissa seguiment sequel sequit
acompanhar ajudar aliar assistir conduzir escoltar grudar secundar seguir trazer unir
aconchegar agasalhar aproximar arranjar compor conchegar unir
acondicionament arranj arrumaca disposica
acondicionar arrumar dispor empacotar guardar preservar
aconselhar advertir alvitrar avisar convencer guiar inculcar indicar induzir insinuar inspirar instigar persuadir preconizar pregar receitar recomendar
acontecer chegar decorrer haver ipueir ocorrer redundar ser sobrevir subverter suceder
acontecid aconteciment fato historic ocorrenci realizad sucedid sucess
aconteciment caso comemoraca event eventualidad fato fest lanc ocorrenci passagem resultad sucedid sucess
acorad apressad avid desejos inquiet
acorcovar arquear corcovar dobrar
acord adesa ajustament ajust alianc assentiment avenc coaliza combinaca composica compromiss concert conchav conciliaca concordanci conformidad consens consentiment consonanci consubstanciaca contrat convenca conveni decisa engajament entendiment harmoni inteligenci liga pact
acord ajustad harmonic
acorda arest resoluca sentenc
acordad espert harmonic
acori bulimi insaciabilidad
acorocoad alentad animad esperancad incitad
acorocoament alent animaca estimul incitament
acorocoar alentar animar encorajar estimular incitar prestigiar
acorrentad amarrad pres subjugad submetid
acorrentar agrilhoar algemar amarrar encadear escravizar prender subjugar
acorrer acudir ajudar remediar socorrer valer
acossar cacar castigar fustigar incomodar maltratar molestar perseguir
acostad amparad arrimad encostad recostad
acostament ampar arrim proteca
acostumad afeit amoldad avezad classic dado familiar familiarizad feit frequent habituad vezeir viciad
acostumar afazer habituar naturalizar
acotovelament aglomeraca apert
acotovelar apertar atropelar empurrar incitar provocar
acougueir carniceir
acovardad amedrontad apavorad assustad atemorizad timid tolhid
acre azed agre agro asper avinagrad mordaz picant queimant
acreditad garantid afiancad autorizad conceituad
acreditar autorizar comer confiar crer engolir querer
acrescentad adicional adid aditad adjet apost complementar suplementar
acrescentament acrescim adica adjeca adscrica ampliaca avanc
acrescentar acrescer acumular adicionar adir aditar adscrever agregar ampliar anexar apender apensar apor aumentar desenvolver emendar estender juntar majorar sobrepor
acrescer advir ampliar aumentar dilatar estender majorar
acrescim adend aditament adjeca ampliaca aument dilataca prolongament suplement supriment
acriminar acusar criminar denunciar
acrimoni amarum asperez azed azedum severidad
acrimonios amarg asper desabrid irritadic ofensiv sever virulent zangad
acrisolament aperfeicoament purificaca
acrisolar acurar afinar aperfeicoar apurar purificar
acrobat saltimbanc
acuar encurralar latir
acudir ajudar atender interceder intervir ocorrer vir
acuidad finur perspicaci sutilez
aculad excitad incitad instigad
acular assanhar encarnicar esfumar estimular estumar excitar incitar instigar irritar provocar
acule aguilha espinh pont pua
acumpliciad associad conivent conluiad
acumulaca aglomeraca agregaca congeri cumul monta pilh rima
acumulad aglomerad amontoad amuad carregad empilhad
acumular aglomerar amontoar armazenar atopetar embatumar empilhar encastelar entesourar juntar reunir sobrepor sobrevir
acurad aprimorad caprichad esmerad exat perfeit
acurar afinar aperfeicoar aprimorar apurar
acusaca ataqu carg catilinari denunci exprobraca increpaca inculpaca insinuaca objurgaca queix querel recriminaca
acusad culpad reu
acusador arguidor delator denunciant detrator
acusar arguir atacar criminar culpar delatar denunciar imputar increpar incriminar notar tachar
adagi aforism anexim axiom brocard ditad maxim paremi proloqui proverbi rifa sentenc
adamad afeminad amaricad efeminad pelintr
adaptaca ajustament aplicaca assuetud coadunaca
adaptad afeicoad ajustad apropriad coadunad condizent proporcionad talhad
adaptar ajustar amaneirar amoldar aplicar apropositar apropriar combinar conciliar conformar dispor encaixar enquadrar harmonizar igualar juntar justapor moldar naturalizar proporcionar
adaptavel ajustavel conciliavel ductil
adebib anuir apoiar aprovar assentir colar ligar unir
adecer enfermar enfermic perrengu
adejar agitar esvoacar pairar revoar revolutear voar
adelgacad agucad delgad estreit fino franzin
adelgacar afilar afinar afusar desbastar desgastar emagrecer esbater
ademal alemdiss demal depois
ademan gest modo trejeit
adend aditament complement
adentad aiva amorrinhad empambad enfermic guenz indispost malsadi morrinhent valetudinari
adept aderent administrador amig apaixonad caudatari cultor partidari proselit sectari seguidor simpatizant
adequad aplicavel apropositad apropriad comod condizent consentane convenient correspondent curial frisant propici propri
adequar ajustar amaneirar amoldar apropositar apropriar conformar corresponder proporcionar
adequavel ajustavel amoldavel
aderec adorn atavi enfeit ornat
aderecar adornar ataviar enfeitar ornar
aderenci adesa anuenci assentiment pega
aderent anex coalescent glutinos ligad partidari pegadic unid
aderir apoiar arrimad grudar pegar
adermad inclinad pequen virad
adesa anuenci apoi assentiment ligaca
adestrad aligeirad amestrad domesticad ensinad feit profess treinad
adestrament treinament trein
adestrar educar ensinar exercitar habilitar habituar instruir matraquear treinar
adiad intrometid procrastinad
adiafor prescindivel dispensavel secundari
adiament delong dilataca eetardaca mora paliativ prolaca prorrogaca protelaca protraiment remissa retardament transferenci
adiant avant
adiantad antecipad avancad desenvolvid metedic
adiantament avanc civilizaca desenvolviment dianteir indiscrica melhorament melhori ousadi progress sinal
adiantar antecipar apressar avancar dizer progredir
adiar delongar demorar deter diferir espacar pospor procrastinar prorrogar protelar protrair retardar tardar temporizar transferir
adica aditament adjeca aument intercalaca soma suplement supriment
adicional complementar suplementar
adicionar adir aditar adscrever agregar ajuntar anexar aumentar mesclar sobrepor somar
adid agregad anex junt suplementar
adiied propositadament
adimplement cumpriment preenchiment realizaca
adinami debilidad fraquez prostraca
adipos balof barrigud gorduch obes rotund
adiposidad gordur obesidad
adir aditar agregar ajuntar juntar unir
adit aproximaca entrad limiar port
aditad aumentad
aditament adscrica soma suplement
aditar juntar unir
adivinh adivinhaca brux enigm feiticeir pitonis
adivinh aruspic astrolog augur ausent brux divinhador feiticeir hierofant macumbeir necromant nigromant profet quiromant vident
adivinha adivinh brux feiticeir
adivinhaca auspiciar futuraca predica pressagi quebracabec vaticinaca
adivinhar atinar bacorejar conjecturar decifrar descobrir farejar interpretar ler predizer pressagiar pressentir profetizar prognosticar sonhar supor vaticinar
adjacenci arredor cercani imediaca redondez
adjacenci arredor circunvizinhanc contiguidad
adjacent confinant contermin contigu convizinh junt proxim vizinh
adjeca junca unia
adjet adjunt unid
adjudicar atribuir ceder dar entregar submeter
adjunt agregad anex apost assessor assistent associad auxiliar contigu unid
adjurar esconjurar exorcismar pedir rogar suplicar
adjutor ajudant assessor auxiliar
adjutori ajud assistenci auxili aviament socorr
admestaca advertenci castig correca exortaca increpaca ralh reprimend serma zang
admestar advertir avisar castigar observar ralh repreender
adminicul ajud ampar apoi arrim auxili
administraca agenci direca diretori gerenci governaca govern test
administrador capataz diretor dirigent econom gerent superintendent
administrar aplicar dirigir gerir governar ministrar reger regrar superintender
admiraca afeica assombrament assombr contemplaca entusiasm espant especi estranhez extas pasm respeit simpati
admirad assombrad atonit banz boquiabert embasbacad embriagad enlead espantad extatic surpreendid surpres
admirador amig apreciador devot entusiast simpatizant
admirar apreciar assombrar contemplar embasbacar embriagar maravilhar pasmar surpreender
admiravel assombros curios encantador espantos esplendid estupefacient estupend fenomenal formidavel invulgar maravilhos mirific pasmos prodigios respeitavel surpreendent vistos
admissa adoca entrad ingressa ingress introduca recebiment recepca
admissivel atendivel cabivel concebivel interessant passavel perpassavel plausivel suportavel valios
admitid recebid
admitir adotar advertenci aprovar censor censur comportar consentir concedeu concordar dar permitir querer ralh receber recepcionar reconhecer repreensa repreensor reprimend sancionar tolerar zang
adoca infiltraca
adocar amaciar ameigar amenizar atenuar dulcificar meliflu rebucad
adoidad aloucad amalucad desatinad doidivan lunatic
adoidar endoidecer
adoiimecent entorpecent narcotic
adolescenci juventud mocidad
adolescent jovem manceb moco rapaz
adoraca cult idolatri veneraca
adorador cultor
adorar honrar idolatrar reverenciar venerar
adormecer dormir narcotizar
adormeceu dormir entorpecer mitigar
adormecid inert quebrantad sopitad
adormeciment entorpeciment insensibilidad letarg modorr
adormentador calmant entorpecent sedativ
adormentar entorpecer suavizar
adorn ataviament atavi decoraca enfeit jez ornament ornat plum
adornad aformosead alinhad aparelhad ataviad enfeitad florid ornad paramentad
adornar aformosear alindar aparatar ataviar cingir decorar dourar embelezar embelezaraformosear emoldurar enfeitar engalanar engrinaldar exornar galantear guarnecer matizar ornamentar ornar recamar
adotad seguid
adotar concordar empregar escolher esposar filiar perfilhar tolerar tomar
adquirir alcancar arranjar comprar conseguir contrair ganhar grandiosidad mercar obteb obter
adscrever adstringir limitar reduzir
adscrica estipular exigir
adstringent inibitori
adstringir apertar cerrar contrair estreitar unir
adstrit dependent ligad submetid sujeit unid
adub corretiv esterc estrum
adubar estrumar fertilizar preparar temperar
adulaca bajulaca candong chaleirism encomi engrossament incensaca lambica lisonj louvaminh rapap sabujic servilism subservienci zumbai
adulador bajulador candongueir chaleir engrossador gabador incensador lisonjeir louvaminheir marombeir mesureir sabuj servil
adular bajoujar bajular chaleirar cheret encomiar engrossar incensar lisonjear prazentear sabujar
adulcorar amenizar mitigar suavizar
adulteraca alteraca contrafaca degenerescenci deturpaca falsificaca
adulterad alterad corrompid destemperad falsificad viciad
adulterador falsari
adulterar alterar contrafazer corromper desfigurar deteriorar falsear falsificar imitar perverter viciar
adumbrar esbocar imitar sombrear
adunc curv recurvad
adust ardent queimad quent torrad
aduzir alegar apresentar conduzir expor trazer
adven adventici alienigen estrangeir estranh exotic forasteir
advent chegad comec ingressa instituica surt vind
adventici alienigen atribut casual chegadic estrangeir estranh forasteir secundari
advers antagonic contrari desfavoravel hostil infaust infeliz infens infest opost
adversar combater contradizer contrariar impugnar
adversari antagonist competidor concorrent contendedor contrari desafeicoad desafet emul impugnador inimig oponent oposit opositor opost rival
adversidad atribulaca contrariedad desgrac desventur fatalidad infelicidad infortuni infortuniodesventur tribulaca
advertenci ameac animadversa avis censur conselh ensinadel exortaca insinuaca observaca ralh recomendaca repar repreensa reprimend zang
advertid atent avisad discret prudent
advertir animadvertir avisar considerar lembrar notar observar persuadir repreender
advinhar agourar desentranhar
advir ocorrer provir sobrevir suceder
advogad caytsfdic defensor jurisconsult mandatari padrinh patron protetor rabul
advogar amparar defender exorar interceder patrocinar pedir perorar propugnar proteger
afa azafam fain labut lida lufaluf press trabalh trig
afabilidad agrad amabilidad amenidad benevolenci benignidad brandur cortesi lhanez obsbqijiosidad polidez sociabilidad urbanidad
afadigad afanad atarefad atrigad azafamad cansad
afadigar cansar estafar fatigar perseguir
afag agrad blandici carici carinh desvel fest meiguic mimo
afagad ameigad amimad
afagar agradar alisar ameigar amimar aparelhar aplainar mimar mimosear
afaimad esfaimad famelic famint
afamad bait celebrad celeber conhecid famigerad famos gabad inclit insign notad notavel soad
afanad afobad apressad
afanar furtar roubar surripiar
afanos azafamad duro penos trabalhos
afastad amimad apartad arredad ausent conjurad desmembrad desviad distanciad distant encostad extrem insulad long longinqu remontad remot retirad solitari
afastament ausenci disjunca distanci distanciament egress ostracism recu separaca
afastar afugentar alhear alongar amqver apartar aplanar arredar barrar desachegar desaproximar desfitar deslocar desviar distanciar divorciar empuxar esquivar excluir isolar rechacar rejeitar relegar remover repelir retirar segregar separar
afavel afetuos agradavel amavel amen amigavel amoravel atencios brand carinhos civil comunicativ cort dado delicad desempoad expansiv gentil hospedeir lhan meig sociavel tratavel urban
afazer habituar
afazer ocupaca
afear deformar descolorir deslustrar
afecca denc enfermidad molesti
afei benevolenci dedicaca querenc ternur
afeica afei afet amizad amor apedeut benquerenci consternaca cordialidad desconsol devoca inclinaca paixa querenc requint sentiment simpati
afeicoad caroavel dedicad desvelad devotad
afeicoar amar amoldar encadear formar moldar simpatizar
afeit amizad amoldad avezad dado familiar feit habituad
afeminad afetad efeminad frac
aferir ajustar avaliar comparar cotejar regular
aferr afinc apeg manh
aferrad aferrenhad afincad arraigad encanzinad insistent persistent pertinaz pirronic teimos tenaz
aferrament pertinaci
aferrar ancorar aportar atracar
aferrenhad pertinaz teimos
aferretoar aferventar aguilhoar espicacar estimular excitar incitar
aferrolhar agrilhoar aprisionar encarcerar prender
aferventad alvorocad impacient insofrid pressuros
aferventar ferver
afervorad apressad diligent entusiasmad estimulad solicit
afervorar entusiasmar estimular excitar incitar
afet amizad amor apeg estim inclinaca paixa querer simpati submetid
afetaca denguic derretiment fingiment pedantism presunca pretensa simulaca
afetad alambicad amaneirad arrebicad buscad dengos enfatic espanefic inzoneir pedant pernostic precios presumid presuncos pretensios
afetar aparentar atingir fingir prejudicar simular
afetiv afetuos amoros apaixonad sentimental
afetuos amistos amoros carinhos cordial doce especios extremos matern meig querencos sentimental tern
afiad agucad agud amolad apurad cortant espert fino sabid
afiancad autorizad conceituad garantid
afiancar afirmar assegurar asseverar avalizar endossar fiar garantir penhorar prometer
afiancavel agucar amolar aparelhar exercitar
afiar afilar agucar amolar
afiguraca fantasi histori imaginaca suposica afor
afigurar aparentar demonstrar imaginar parecer
afilad agucad delgad delicad fino
afilar afinar afusar agucar
afilhad apadrinhad favorecid protegid
afilhadagem favoritism nepotism
afim conform congener contigu parent
afinaca entoaca tom
afinad entoad fino harmonic harmonios purificad
afinar afusar agucar aperfeicoar apontar apurar entoar esmiucar purificar
afinc perseveranc pertinaci tenacidad
afincad insistent perseverant pertinaz teimos
afincar cravar enterrar fincar insistir pregar teimar
afirmaca afirmativ asserca assest asseveraca comprovaca declaraca palavr protestaca
afirmar assegurar asseverar certificar confirmar consignar declarar dizer fixar garantir jurar positivar protestar sustentacul
afirmativ assertiv certez
afiuzad animad confiad esperancad segur
aflar ansiar arfar bafejar inflar inspirar ofegar
aflica afog agoni amargur amarum angusti ansi ansiedad apert apertur apoquentaca atormentaca atribuica atribulaca bras consternaca desconsolaca desesperaca desinquietaca desolaca dolenci dor exacerbaca flagelaca fragu garrot luto mago martiri mortificaca pena pesar sofriment suplici torment trag trans tribulaca
afligir agoniar alacranar alancear amargurar amofinar angustiar ansiar apertar aporrinhar atormentar atribular compungir confranger consternar contristar cruciar desconsolar desinquietar desolar dilacerar entristecer flagelar impacientar lancinar martirizar mazelar molestar mortificar oprimir premar pungir ralar remorder supliciar torturar trabalhar tratear triturar vexar
aflit afrontad agoniad alancead amargurad amofinad angustiad ansios apaixonad apoquentad atormentad atribulad desassossegad desensofrid inquiet lacrimos mortificad oprimid preocupad remordid
aflitiv angustios cruciant dilacerant dolent doloros excruciant lancinant penos torturant
aflorar assomar emergir nivelar
afluenci ajuntament compareciment concorrenci concurs copi exuberanci fartur profusa
afluir concorrer convergir ocorrer
afobaca aforcurament atrapalhaca azafam desorientaca precipitaca press
afobad apressad atarantad avaliad azafamad considerad desastrad estimad impacient orcad qualificad trapalha
afofar amaciar escarificar levedar sachar
afog opressa press sufocaca
afogad embargad oprimid submers sufocad
afogadilh ansiedad precipitaca press
afogar asfixiar estrangular mergulhar submergir sufocar
afoguead afrontad ardent corad entusiasmad esbrasead exaltad rubicund rubid ruborizad rubr sufocant vermelh
afogueament afrontament calor fogo queimor vermelhida
afoguear corar enrubescer esbrasear incender incendiar queimar
afoit animos audaz corajos destemid estourad impavid ousad peitud
afoitar animar encorajar estimular incitar induzir
afoitez anim apetit arroj audaci coragem determinaca ousadi secur
afor excet meno salv tirant
aforar autorizar avaliar estimar excetuar excluir
aforcurament press
aforism ditad maxim proverbi sentenc
aformosead enfeitad ilustrad ornad realcad
aformosear alindar ataviar embelecer embelezar enfeitar
afortunad bemfadad ditos feliz poderos prosper venturos
afric facanh feit prez vantagem
afront agrav improperi indignidad injuri insult labeu ofens picardi ultraj vexam vituperi
afrontad angustiad arquejant injuriad ofendid oprimid
afrontament excitaca inquietaca
afrontar agravar arrostar cansar contrastar desacatar desafiar desprezar encarar enfrentar envergonhar estafar fatigar injuriar insultar invectivar ofender ultrajar vexar vituperar
afrontos aviltant depriment infamant injurios ultrajant vergonhos
afrouxament distensa frouxida molez relaxament sota
afrouxar alargar amainar amortecer desapertar descingir destravar diminuir distender enervar entibiar entorpecer folgar fraquejar laxar moderar quebrar relaxar suxa
afugentar dispersar enxotar escorracar espancar espantar esparrodar repelir varrer
afundar afundir desaparecer imergir mergulhar penetrar profundar socobrar submergir
afundir baixar decair descer submergir
afusa aspersa banh derramament
afusar agucar
agachad alapad ancorad encolhid encurvad humilhad submetid
agachad cumpriment
agaloar guarnecer orlar
agarrad apanhad avarent economic fisgad pegad segur somitic sovin tomad
agarrar agaturrar apanhar apresar arpoar atracar catrafilar empolgar filar fisgar gazofilar pegar pilhar prear prender segurar sojugar tomar
agasalh ampar aposent asil capa capot concheg guarid hospedagem proteca regal resguard
agasalhad atabafad conchegad confortad encapotad enroupad
agasalhar albergar alojar aninhar aposentar aquecer asilar cobrir conchegar hospedar nutrir proteger receber resguardar
agastad agoniad amofinad encolerizad enfadad enraivecid espinhad estomagad indignad indispost iracund irritad raivos zangad
agastament amofinaca assom azed embezerrament encavament enfad irritaca
agastar amuar arrufarirritar encolerizar enfadar enfezar escamar irar irritar
agatanhar arranhar escarpelar escoriar ferir
agaturrar capturar segurar
agenci escritori atividad cuidad diligenci
agenciador corretor pracist representant
agenciar angariar procurar promover solicitar
agent autor corretor motor representant
agib andar obrar
agigantad colossal desmedid desmesurad enorm inform
agigantar aumentar avultar engrandecer
agil desembaracad despachad destravad destr espert flexivel habil habilidos lepid lest leve ligeir maneir pront
agilidad desembarac desempen desenvoltur destrez facilidad ligeirez prestez rapidez vivacidad
agio descont usur
agiot onzeneir usurari
agir atuar obrar proceder
agitaca alvoroc arruac celeum comoca conflit conturbaca desassosseg ebulica efervescenci escandal estremeciment excitaca fervedour fervur inquietaca moviment palpitaca perturbaca procel pulo rebelia rebulic revolt rolda sedica sobressaltar tremor tumult turbulenci vida
agitad alterad alvorocad convuls cresp desassossegad ebulitiv efervescent encapelad enfurecid estremecid excitad fadigos fervent fervid frement frenetic inquiet insofrid irrequiet perturbad preocupad procelos revolt revolvid tempestuos
agitador amotinador anarquist excitador
agitar alarmar alterar alvorocar balancar baloucar brandir bulir chocalhar comover conflagrar convuls debater discutir encapelar encrespar enfarruscar excitar fermentar mexer mover movimentar palpitar perturbar pulsar remexer revolucionar revolver sacolejar sacudir saracotear sublevar tempestar trabucar tumultuar ventanear ventilar vibrar
aglomeraca aglomerad agregaca agrupament ajuntament mass monta mont pilh pinh
aglomerad amontoad apinhad empilhad
aglomerar agregar ajuntar amontoar apinhar encastelar enfeixar englobar
aglutinant coalescent pegadic pegajos
aglutinar colar guardar just soldar unir
agoni angusti ansi estertor paroxism trans ultim
agoniad angustiad ansiad apesarad atormentad enfadad enjoad mortificad
agoniar ansiar desgostar exacerbar magoar mortificar penalizar torturar
agor imediatament
agostad estiolad mirrad murch
agouh predica pressagi prognostic vaticini
agourar conjeturar predizer pressagiar profetizar prognosticar
agourent fatal funest infaust ominos sinistr
agrac verdor verdur vico
agraciar anistiar condecorar indultar
agrad amabilidad apraziment carinh gost lisonj mimo praziment satisfaca
agradad content satisfeit
agradar amimar aprazer cativar contentar deleitar deliciar lisonjear prazer prurir quadrar satisfazer servir simpatizar
agradavel amavel amen apraziment aprazivel assombrad atrent belo boa bom cort deleitavel delicios doce encantador engracad fagueir fresc gostos gozad grat insinuant interessant lind lisonjeir maci mavios meliac melodios obsequiadob pitoresc polid regalad risonh sabavel saborid satisfatori simpatic tratavel urban
agradecer recolher recompensar retribuir
agradecid grat penhorad reconhecid
agradeciment gratulaca reconheciment retribuica
agrav crim culp dano ferid injuri injustic ofens ultraj
agravad injuriad molestad ofendid sobrecarregad
agravar aumentar avivar exacerbar interpor molestar oprimir rasgar sacrificar sobrecarregar suscetibilizar
agravos desagradavel gravos molest oneros
agre azed
agredir assaltar atacar injuriar insultar provocar
agregaca ajuntament anexaca aposica associaca monta pilh reunia
agregad anex camarad colon criad encostad junt
agregar ajuntar amontoar anexar associar juntar misturar unir
agremiaca associaca gremi reunia sociedad
agressa arremetid ataqu atentad feriment insult investid ofens pancad provocaca
agressiv hostil ofensiv pontud provocador
agressor atacador atacant instigador invasor provocador
agrest asper bravi campester emaranhad fragos fragueir intratavel labrusc rude rustic safar seco silvester tosc
agricultar amanhar cultivar lavrar
agricultor campon cultivador grandiosidad lavrador ruricol
agrilhoar algemar confranger encadear escravizar ligar prender sujeitar
agro azed camp escabros sombri tetric
agror agrur amargor amargur azedum
agrupad amontoad associad junt reunid
agrupament ajuntament anexaca bota gangli junca mistur reunia sociedad
agrupar ajuntar aliar arregimentar reunir
agrur amargur asperez dissabor
agua chuv coziment liquid ribeir rio
aguacal brej charc pantan paul
aguaceir borrasc chuvad chuvarad contratemp infortuni salseir temporal
aguad destemperad estragad frustrad imperfeit rarefeit
aguad font manancial
aguar borrifar estragar frustrar interromper irrigar molhar regar
aguardar esperar espreitar vigiar
aguardent bagaceir branc bras cachac espirit jerebit lambad mandureb parati ping remedi trag
aguarentar aparar apoucar cercear cortar denegrir desacreditar difamar murmurar
agucad agud amolad aparad apontad apuad bicud pontud
agucar amolar aparar apontar espertar estimular excitar incitar provocar
agud apuad argut bicud cortant estrident estridul fino incisiv intens penetrador penetrant perspicaz pungent
agudez arguci finur gume intensidad penetraca perspicaci sagacidad sutilez transcendenci
aguentar aturar curtir gramar manter resistir sofrer suportar sustentar suster tolerar
aguerrid audaz belicos corajos destemid guerreir valent
aguilha espinh estimul
aguilhoar espicacar estimular ferir incitar picar
agulhad alfinetad picad pontad
aia ama criad renqu
aiar chorar gemer gritar lamentar
airad desvairad extravagant vadi
airos bonit catit desempenad elegant esbelt folheir galant garbos gentil gracil gracios lind
airosidad eleganci esbeltez garb garbosidad gentilez
aiva imprestavel insignificant mau mofin ruim
ajanotad apekad apontad
ajeitaca arrumaca
ajeitar amaneirar apropositar arrumar conciliar dispor proporcionar
ajelhad contrit humilhad prostrad
ajezad aparelhad apekad arread ataviad enfeitad ornad
ajoujar atrelar juntar ligar prender unir
ajud ampar arrim assistenci auxili concurs cooperaca dema fautori favor mao patrocini proteca recurs socorr
ajudad amparad apadrinhad assistid escorad
ajudant assessor assistent auxiliar secretari
ajudar amparar apoiar assistir auxiliar bafejar beneficiar coadjuvar contribuir cooperar escorar facilitar favorecer patrocinar secundar socorrer valer
ajuizad atilad atimi avisad clarivident discret dispost judicios prevident prudent sensat
ajuizador avaliador louvad perit
ajuizar avaliar calcular conjeturar considerar discernir julgar medir ponderar raciocinar supor
ajuntador avarent forret
ajuntament cardum conjunca grup magot multida reunia unia
ajuntar aliar amealhar anexar apinhar aproximar associar cerzir coadunar combinar conjuntar economizar encastelar irmanar juntar ligar poupar reunir somar unir
ajust avenc combinaca compromiss conchav contrat convenca conveni engajament entendiment estipulaca negociaca pact transaca trat
ajustad apalavrad assent avind combinad concertad condizent conjurad convencionad estipulad fechad saldad tratad
ajustament ajust combinaca composica concordi conveni pact retificaca
ajustar amoldar apalavrar casar combinar compor concertar conchavar conformar contratar convencionar enquadrar entoar estipular harmonizar igualar justar mancomunar montar negociar tratar unir
akax altiplan chapad planalt
akrebitad petulant
ala extrem fileir flanc lado renqu
alacr alegr entusiasmad jovial risonh vivo
alacranar desgostar ferir pungir
alacridad entusiasm jovialidad vigor
alagad encharcad inundad submers
alagadic apaulad baixad brej charc encharcad pantanos
alagar encharcar encher inundar suxa transbordar
alambazad asselvajad corpulent grosseir
alambicad arrebicad presumid pretensios
alancead mortificad torturad
alancear estimular ferir golpear incitar pungir trespassar
alanhar dilacerar golpear
alapad alapardad encolhid escondid
alapardad escondid ocult sorrateir
alar elevar erguer icar puxar subir
alard aparat espalhafat exibica jactanci ostentaca soldad vaidad vanglori
alardeador gabarol gabol jactancios blasonador
alardear arrotar bazofiar bazoftar blasonar bravatear estadear exibir gabar garoantear mostrar ostentar trombetear vangloriar
alargad ampliad desapertad laxo
alargament ampliaca aument desenvolviment dilataca expansa extensa
alargar ampliador ampliar desapertar descingir desenvolver dilatar ensanchar escachar estender estirar expandir laxar prolongar relaxar
alarid algazarr berreir celeum choradeir clamor escarceu gritari inferneir lamentaca rebordos traquinad vozeari
alarm alarm avis balburdi brad confusa pavor sinal sust terror tumult
alarm alvoroc celeum
alarmad assustad aterrad desassossegad inquiet sobressaltad
alarmar alvorocar assustar atemorizar desassossegar sobressaltar
alarv bocal brutal grosseir rude rustic selvagem
alarvad asselvajad descort incivil
alarvari brutalidad grosseri rusticidad
alastrad derramad espalhad espapacad estendid
alastrar cobrir derramar espraiar estender
albergar hospedar recolher
albergari albergu aposentadori estalagem hospedari pousad
albergu asil covil estalagem hospedari hospici pousad pous refugi
alcacari alcacer castel palaci
alcacer castel fortalez palaci
alcachinad corcovad encolhid encurvad
alcachinar alquebrar curvar dobrar vergar
alcad atribuica competenci foro jurisdica limit
alcanc desfalqu desvi distanci divid encalc extensa importanci pist rast vult
alcancad conseguid encalacrad endividad obtid
alcancar apanhar arribar atingir chegar conquistar conseguir desfalcar encontrar erguer ganhar interessar lograr obteb obter pilhar ter vencer
alcancavel atingivel
alcandorad alcantilad alto elevad guindad
alcantil cimo corut culminanci cume escarp pincar
alcantilad aprumad clivos escarpad inacessivel ingrem lacun
alcapremar elevar erguer levantar
alcar alcear altear edificar elevar erguer erigir icar levantar remontar
alcatei band manad quadrilh
alcatifar alfombrar atamancar atapetar tapizar
alcatruzar curvar dobrar vergar
alcear erguer levantar
alcoolatr beberra cachaceir
alcoolizad bebed ebri embriagad
alcouc conventilh lupanar serralh
alcov aposent esconderij quart
alcovitar enredar inculcar intrigar mexericar
alcoviteir enredador mexeriqueir rufia turgima
alcunh apelid apod cognom epitet vulg
alcunhar apelidar apodar batizar crismar
aldea campon grosseir rude saloi simpl tosc
aldei campanari povoaca povoad terr
aleatori casual contingent eventual fortuit incert
alegaca alegad arrazoad asserca exposica invocaca pretext
alegad apresentad chorad citad referid
alegar apresentar argumentar citar expor ponderar provar referir
alegori apolog emblem mito parabol paremi
alegoric figurativ metaforic mistic simbolic
alegr animad content divertid domingueir facet festiv folgad folgaza gaio gaiteir galhofeir garrid gozoz hilar jocos jovial jubilos ledo lepid ovant pandeg prazenteir rident risonh satisfeit sorrident tocad
alegrar alindar alvorocar avivar desapaixonar divertir embebedar embriagar recrear regozijar
alei avenid fileir renqu
aleija defeit monstruosidad
aleijad amputad entrevad estropiad manc mutilad paralitic
aleijar deformar estropiar lesar mutilar
aleitar amamentar criar lactar
aleiv caluni deslealdad dolo falsidad fingiment fraud mendacidad perfidi traica
aleivos desleal dolos fals fraudulent perfid proditori traiceir traidor
alelui gabo jubil louvaminh louvor regozij satisfaca
alemanic alema
alemdiss alia demal
alent aliment bafej bafo coragem entusiasm espiraca foleg halit respiraca seiv valenti valor
alentad animad avultad bom corpulent enorm esperancad gord gross nutrid reforcad robust suculent valent
alentar alimentar animar arfar aviventar bafejar confortar encorajar estimular incentivar nutrir prestigiar resfolegar respirar sustentar
alertar alvorotar assustar espertar
alfa comec inici principi
alfai baixel movel utensili
alfarrabi livr
alfinetad critic pontad satir
alfinetar criticar escarnecer ferir picar satirizar
alfinidad analogi conexa conformidad relaca tendenci
alfombrar atamancar atapetar
alforri emancipaca libertaca
alfurj antr montur pocilg
algar cavern cova covil furn
algaraviad confus incompreensivel ininteligivel obscur
algarvi falador loquaz tagarel
algazarr assuad babel bulh celeum chinfrim chinfrinad clamor disturbi fuzu gritari inferneir matinad motim presepad salseir vozeari zaragat
algem cadei gargalheir grilha opressa
algemar coagir escravizar oprimir prender subjugar
algent frio gelid glacial insensivel
algid frigid frio gelad gelid glacial
algoz carrasc desuman pervers verdug
alhad complicaca embrulhad enred intrig
alhanar aplainar aplanar arrasar facilitar igualar nivelar
alhead amalucad concentraca distant distraid doid enlevad extasiad
alheament desatenca devanei distraca
alhear distrair
alhei distant distraid estranh forasteir impropri isent leig profan
alia sena
aliad amig apaniguad coadunad confederad cumplic sequaz
alianc coaliza combinaca confederaca enlac federacaoconfederaca fraternizaca fusa junca liga matrimoni pact reunia unia
aliar aproximar combinar conciliar harmonizar reunir unir
alicerc base firmament fundaca fundament lastr
alicercar apoiar basear cimentar consolidar fundamentar
aliciaca cateqitoaca engajament peit suborn
aliciador embaucador
aliciar angariar arrebanhar atrair cabalasl cativar convidar embaucar engajar engodar seduzir subornar
alienaca cessa demenci loucur mani vend
alienad dement doid louc maluc mentecapt
alienar ceder passar transferir vender
alienigen colon estrangeir estranh forasteir
aligeirad apressad habil ligeir
aligeirar apressar
aliger lepid ligeir rapid veloz
aliment comid mantenc nutrica sussurrar sustent
alimentaca aliment mesa nutrica prat sustent
alimentar amamentar cevar fomentar nutrir prover suster tratar
alimentici nutritiv subtancial
alindar aparatar ataviar embelezar enfeitar
alinh amanh apur arranj assei decenci distinca eleganci
alinhad chiqu compost correi distint elegant
alinhar compor igualar regrar retificar
alinhavar apontoar aprontar preparar
alisad brunid liso maci polid
alisar amaciar anunciar aparar brunir desenrugar desenxovalhar espalmar espelhar igualar passar pentear polir puir
alistad arrolad conscrit inscrit
alistament catalog recenseament rol
alistar arrolar catalogar empadroar inventariar recensear recrutar relacionar
alivi desopressa paliativ balsam confort consolaca consol desafog descans descarg desencarg desenfad espaireciment refrigeri repous sosseg
aliviar amenizar atenuar consolar desafogar desagravar desajoujar descarregar desembaracar desempachar desobrigar desopilar desoprimir isentar laxar lenir libertar minorar mitigar paliar parir recrutar refrigerar repousar suavizar
aljub antr carcer cavern prisa
alma anim assombraca coragem energi entusiasm espectr espirit expressa fantasi fantasm geni indol ment sentiment vida
almej anel ansi desej
almejar anelar ansiar suspirar
almiscarad cheiros perfumad
almo benign bom criador sant veneravel
almofad salienci
almofadinh casquilh dandi efeminad janot pelintr petimeter
alocuca areng exortaca fala homili predic proclamaca serma
alojament aquartelament hospedari
alojar aposentar hospedar
alombad curvad indolent preguicos
alombar arquear demor dilataca distanci extensa prolongament
alongar apartar desdobrar desenrolar dilatar distanciar encompridar estender estirar prolongar
alor estimul impuls incentiv incitament
alorpad apalermad atoleimad idiot patet
aloucad amalucad dement
alpendr cobert galpa portic telefonem telheir terrac varand
alquebrad amorrinhad cansad derread escachelad esfalfad esgotad estafad frac infrat lass
alquebrar curvar debilitar enfraquecer estafar prostrar
alta aument demor elevaca elit encareciment escol fidalgui parad paragem subid
altanad altaneir altiv bemi estroin levian soberb
altanadic arroganci estroinic extravaganci leviandad soberb
altanari altaneri altivez enton orgulh soberb
altaneir altiv alto arrogant elevad erguid orgulhos
altaneri arroganci sobranceri
altear aumentar avultar crescer elevar ressaltar subir
alteraca diferenc altercaca arrancarab conturbaca debat decomposica degeneraca desordem deterioraca emend falsificaca modificaca motim mudanc mutaca perturbaca remodelaca revolt transfiguraca transformaca transposica variaca variedad
alterad amotinad coleric corrompid demudad desassossegad desfigurad deteriorad disfarcad falsificad inquiet irritad modificad mudad nervos perturbad transfigurad transtornad
alterar conturbar corromper debater decompor depravar desbotar descompor desfigurar deteriorar disturbar emendar encolerizar entremear excitar falsificar imutar interverter inverter modificar mudar perturbar perverter subverter transformar transmudar transtornar trepid trocar variar
altercaca areng bateboc conflit contend derric discussa disput estour pegadilh porfi refert teir trovoad turr
altercar contender controverter debater discutir disputar porfiar questionad questionar renhir rixar triscar turvar
alternaca alternativ mudanc substituica variaca
alternad intercadent saltead variad vari
alternar interpolar intervalar revezar suceder trocar variar
alternativ escolh intercorrenci mudanc opca variaca vicissitud viravolt
alteros altiv grandios majestos soberb
altiplan planalt
altissonant empolad pompos retumbant sonor sublim
altiv aprumad arrogant brios elevad empertigad empinad empreendedor emproad imperios indomavel indomit insubmiss orgulhos pundonoros senhoril soberb
altivez aprum arroganci brio desdem dignidad elaca empafi enton hombridad intoleranci orgulh soberani soberb sobranceri
alto caro cels cima cimo coro elevad eminent encimad espigad excelent excels excessiv iluster insign levantad morrud procer preminent remontad subid sumidad supin talud
altruism dedicaca desapeg desinteress desprendiment filantropi isenca nobrez
altruist desinteressad desprendid filantrop
altur ceu culminanci elevaca eminenci estatur firmament fundur pont
aluad amalucad desmiolad idiot leso lunatic maniac
aluament disparat insensatez maluquic tolic
alucinaca deliri desvairament desvair desvari devanei ilusa tresvariar visa
alucinad arrebatad cego desesperad desvairad furios iludid louc varrid
alucinar apaixonar desvairar embebedar enlouquecer
alud citar
aludir mencionar referir reportar
aluguel fret locaca rend
aluid comovid froux insegur instavel vacilant
aluir amainar cair oscilar sacudir solapar
alumiad clar iluminad ilustrad instruid
alumiar clarear esclarecer iluminar instruir
alun aprendiz discipul educand estudant lecionand
alusa menca picuinh referenci
aluvia disparat enxurrad inundaca multida quantidad
alva alvorad antemanh dilucul madrugad
alvacent brancacent esbranquicad
alvar aparvalhad atoleimad estupid grosseir tolo
alve leit sulc
alvejar apontar atirar branquear branquejar clarear embranquecer
alvia chibanc
alviter arbitri lembranc opinia parecer proposica propost sugesta
alvitrar lembrar propor sugerir
alvo branc candid designi eburne escop fim finalidad fito intuit lacte liquid meta mira motiv nive orjetiv piting puro
alvor alvorad alvur auror brancur brilh
alvorad antegozar antemanh auror dilucul juventud madrugad mocidad
alvorecer alvorejar amanhecer dilucul madrugad manh
alvorejar branquear clarear
alvoroc conturbaca desordem disturbi emoca entusiasm fervur inquietaca perturbaca press rebulic tumult zaragat
alvorocad amalucad entusiasmad frement inquiet sobressaltad
alvorocar amotinar assustar inquietar sobressaltar sublevar
alvorotar amotinar conturbar tumultuar
alvur brancur candur purez
ama criad senhor
amabilidad complacenci cordialidad delicadez favor finez galantei gentilez lisonj meiguic obsequi polidez urbanidad
amachucad amarrotad espandongad
amachucadur amolgament
amachucar amarrotar amassar esmurrar magoar
amaciar amansar ameigar suavizar
amad caro dilet estimad estremecid idolatrad prezad querid
amador amant apreciador curios
amadorism distraca prazer
amadurecer sazonar
amadureciment maduraca maturaca maturidad saza sazonament
amag interior intim nucle centr cern coraca entranh essenci medul
amainad amortecid enfraquecid serenad sossegad suavizad
amainar arriar enfraquecer serenar sossegar
amaldicoad maldit
amaldicoar arrenegar blasfemar esconjurar excomungar execrar maldizer praguejar
amalgam associaca combinaca fusa liga mistur
amalgamar caldear combinar fundir mesclar misturar reunir
amalucad aparvalhad atoleimad boboc desatinad desmiolad espinotead estourad lunatic maniac pancad patet
amamentar criar lactar nutrir
amaneirad arrebicad buscad efeminad exagerad pedant pernostic precios presumid dengos circuncisflautic
amanh arranj lavr preparaca
amanhad arranjad ataviad consertad cultivad lavrad preparad
amanhar arranjar cultivar dirigir dispor governar lavrar preparar
amanhecer manh raiar repontar surgir
amansar apaziguar desbravar domar domesticar moderar pacificar refrear
amansat ensinadel
amant amasi apaixonad namorad
amar desejar escolher gostar preferir
amarel croce flavescent flav lour
amarela opilaca
amarelad anemic descorad palid
amarg amargor amargos doloros ofensiv penos
amargor amargur amarum dor pena trav tristez
amargos angustios doloros penos trist
amargur desconsol exacerbar fragu tribulaca tristez
amargurad angustiad desgostos penalizad torturad trist
amargurar angustiar atormentar mortificar penalizar
amaricad efeminad
amarinhar comandar equipar marear tripular
amarr cabo cord corrent
amarrad atad comprometid pres tolhid
amarrar atar atracar ferrar prender segurar
amarrilh atadur corda cordel fio ligadur lio
amarrotad contundid
amarrotar derrotar enxovalhar fuxicar vencer
amasi raparig
amassad ameigad amolgad sovad
amassadel amolgament sova
amassar ameigar calcar esmagar machucar misturar molgar socar sovar
amatilhar arranchar emparceirar reunir
amatutad atoleimad roceir rude tabareu
amavel amavios caroavel cordial cort deferent delicad encantador expansiv hospedeir lhan lisonjeir obsequiadob obsequiador servical tern tratavel
amavios amen delicad doce suav
ambag ambiguidad
ambica sofreguida aspiraca avidez cobic cupidez finalidad gananci mercantilism mira pretensa sede sonh surt
ambicionad desejad
ambicionar anelar apetecer cobicar desejar pretender querer
ambicios avid cobicos cupid desejos ganancios ganhos insaciavel interesseir sofreg
ambient clim esfer habitat meio redor roda sociedad
ambigu dubi duvidos enigmatic equivoc imprecis incert indeterminad problematic vacilant
ambiguidad duvid equivoc incertez obscuridad
ambit orbit amplida area capacidad cercadur circul contorn esfer horizont periferi recint
ambrosiac deleitos delicios doce saboros
ambulant andej errant volant
ambular andar girar passear
ameac ameac arremess bravat prenunci
ameac intimidaca prenunci sinal sintom
ameacador aterrador carregad hostil prement tempestuos terrivel
ameacar amedrontar apavorar assustar bravatear cafangar intimidar pairar prometer ralh sobressaltar
amealhar economizar juntar poupar
amedrontad apavorad assustad atemorizad aterrad confundid espaventad espavorid
amedrontar apavor apavorar assustar atemorizar espantar espavorir horripilar horrorizar terrificar
ameigar amimar esmagar
amem aprovaca aquiescenci condescendenci
amen apraziment aprazivel assombrad benign brand bucolic deleitavel delicios doce fagueir formos fresc grat mavios petic rident risonh saudavel suav vicos
amenidad brandur deleit docur encant frescur grac maciez suavidad
ameninadomimos debil delicad frac infantil pueril
amenizar baixar descer desenfastiar mitigar molificar refrigerar suavizar
ament apontament memori recordaca resum sumari
amesquinhad apoucad depreciad humilhad
amesquinhar apoucar desengrandecer desfazer desvaliar amofinar deprimir diminuir humilhar ridicularizar
amestrad ensinad
amestrar domesticar ensinar industriar
amid goma polvilh
amig apreciador coleg companheir defensor partidari protetor
amigavel amistos benign conciliador cordial
amimar mimosear
amistos conciliador
amiudad creb frequent repetid
amiudar frequentar reiterar repetir
amizad amor apeg benevolenci confianc dedicaca estim intimidad ligaca relaca simpati
amo dono patra senhor
amochad encolhid retraid transid
amofinaca apoquentaca consumica enfad impertinenci
amofinad amolad apoquentad banz desgracad desventurad enfadad infeliz mofin
amofinar aperrear apoquentar azaranzar enfadar minar mortificar ralar
amolaca aporrinhaca caceteaca chateaca estopad incomod insistenci macad paulificaca ralaca seca seringaca xaropad
amolad aperread apoquentad banz cortant desgostos incomodad
amolambad esfarrapad rasgad roto
amolant cacet enfadonh importun paulificant secant
amolar apoquentar cacetear chatear desagradar enfadar entediar incomodar macar secar
amoldar habituar modelar moldar
amoldavel ductil transigent complacent
amolecar humilhar rebaixar reprimir ridicularizar
amolecer comover embrandecer enternecer entibiar macerar malear molificar subornar
amolecid brand enternecid froux lass maci mole
amoleciment brandur enfraqueciment
amolgadur amolgament
amontoad apinhad condensad empilhad grandiosidad monta
amontoar apinhar conglomerar cumular empastelar empilhar encastelar entesourar reunir
amor caridad entusiasm estremeciment favor idolatri odio paixa querer rabich sentiment simpati
amoravel meig
amordacar conter refrear
amorenad amulatad bronzead escur fusc tostad
amorenar defeituos disform escurecer tostar
amoros carinhos meig querencos suav tern
amorpropri brio eglog orgulh
amorrinhad encolhid enfermic enfraquecid
amortecer atenuar diminuir enfraquecer minorar suavizar
amortecid amortizad desfalecid diminuid exanim moderad moribund mortic
amorteciment desfaleciment enfraqueciment esmoreciment fraquez
amortizad extint pago soldad
amortizar extinguir pagar resgatar
amostr especim exemplar indici model padra prov sinal
amotinad insurret revoltad revoltos revolucionari
amotinador arruador mazorqueir revolucionari
amotinar anarquizar conturbar convulsionar indisciplinar insubordinar insurgir matraquear rebelar revoltar sublevar tumultuar
amovivel transferivel
ampar antepar apadrinhament apoi arrim asil assistenci auxili baluart borda broquel colun concheg defes egid encost escor estei favor fulcr muro patrocini proteca resguard socorr sustentacul tutel tutori
amparad apoiad arrimad defendid escorad estead favorecid patrocinad protegid resguardad
amparar apadrinhar apoiar arrimad auxiliar conservar defender escorar escudar especar estear manter patrocinar proteger resguardar socorrer sustentar tutelar
ampl anch capaz desafogad dilatad espacos extens folgad grand larg lato vast
ampliaca aument dilataca hiperbol
ampliad aumentad desenvolvid dilatad
ampliador aumentar desenvolver dilatar estender
ampliar encorpar ensanchar estender magnificar
amplida amplitud ceu compridez espac extensa firmament grandez larguez vastida
amplitud desenvolviment extensa grandez larguez latitud
amputaca cort excisa
amputad cortad interrompid mutilad suprimid
amputar cortar decepar eliminar fanar mutilar
amqver desapossar destituir remover
amuad contrariad despeitad embezerrad embuchad emburrad encafifad encavacad escamad guardad marfad trombud zangad
amuament amuo zang
amuar embezerrar embuchar emburrar encabular enfarruscar importunar macar marfar
amulatad baio escur fusc tostad
amulet brev figa preservativ talism
amuo desconfianc embezerrament encavament enfad retraiment zang
amurad molh muralh muro pareda
anacoret ascet cenobit eremit mong penitent solitari
anacronic antiquad arcaic impropri obsolet
anafad gord liso luzidi nedi nutrid rechonchud
anagogi arrebatament enlev extas
anagogic estatic histori repositori
analeptic fortificant
analfabet bocal bronc estupid ignorant nulo
analis apreciaca autopsi critic decomposica dissecaca ensai estud exam exploraca observaca pesquis revisa
analisar comentar criticar decompor discorrer discutir encarar ensaiar escalpelar escarnar esmiucar estudar examinar filosofar investigar observar pesquisar ver
analog aproximad conform frisant homogene identic parecid parent semelhant similar tal
analogi conexa conformidad correlaca identidad parentessc paridad relaca semelhanc similitud
anao enfezad liliputian pequen
anarqui bagunc confusa desordem desorganizaca mazorc orgi
anarquic confus desordenad desorganizad
anarquist desordeir mazorqueir petroleir terrorist
anarquizar desordenar desorganizar sublevar subverter
anatem excomunha maldica oprobi reprovaca
anca cadeir quadril
ancestral antepassad antig
anch dilatad enfatuad espacos extens grand larg pedant tufad vaidos vast
ancia antig macrobi velh vetust
ancorad encolhid surt
ancoradour angr baia port surgidour
ancorar aportar arribar fundear
andad decorrid passad transcorrid trilhad
andament compass continuaca curs march pont progress prossecuca prosseguiment seguiment
andant andej errant
andar beirar caminhar cursar gramar marchar palmilhar passear paviment perambular percorrer pisar piso seguir trabalhar transcorrer transitar trilhar vagar
andej erradi inconstant
andrajos esfarrapad esfrangalhad esmolambad farpara farroupilh maltrapilh roto
anel ansi ansiedad aspiraca desej latej vontad
anel argol aro circul
anelant ansios arquejant esbaforid esbofad ofegant
anelar ansiar arquejar aspirar cobicar desejar encrespar frisar ofegar querer
anelit anel ansi aspiraca halit respiraca
anemic descorad empalemad empambad enfraquecid macilent palid
anex apens dependenci dependent inclus junt ligad sujeit
anexaca junca reunia
anexar apensar filiar incorporar juntar ligar reunir unir
anexim axiom brocard ditad proloqui proverbi rifa sentenc
anfiguric confus ininteligivel intricad
angariar atrair conseguir recrutar
angr baia barr ensead surgidour
angu barulh brig desordem embrulhad mexeric
angul arest cant esquin lado quin
angusti ansi ansiedad apert carenci confrangiment desconsol desgost estreitez falt garrot opressa paroxism trans
angustiad ansiad apertad atormentad atribulad
angustiar ansiar atormentar atribular confranger entristecer exacerbar inquietar mortificar torturar vexar
angustios dificil
anhanguer corajos destemid ousad resolut
anim determinaca intrepidez nerv vigor virtud coragem energi espirit febr foleg guapez indol intenca peit valor vida
animaca calor entusiasm moviment vida vivacidad
animad animos confortad corajos entusiasmad esfomead esperancad excitad exuberant incitad influid turbulent veement vivo
animador auspicios lisonjeir
animadversa animosidad aversa castig censur odio prevenca repar repreensa
animadvertir castigar censurar considerar increpar notar punir reparar
animal best brut cavalgadur estupid grosseir material
animar avivar bafejar confortar consolar desenvolver despertar dulcificar embalar encorajar entusiasmar esforcar espertar espicacar estimular excitar exortar fomentar fortalecer impulsionar incentivar incitar movimentar prestigiar tranquilizar
animos audaz corajos decidid denodad desassustad destemid dispost guapeta guap intimorat intrepid longanim valoros
animosidad arroj coragem encarnicament inimizad malquerenc rancor
aninar embalar
aninhad escondid refugiad
aninhar conchegar ocultar recolher
aniquilaca desbaratament destruica estrag extinca ruin
aniquilad arruinad desfeit destruid humilhad prostrad
aniquilament destruica dissoluca prostraca
aniquilar anular ceifar demolir derribar destruir esmagar exterminar extinguir fulminar humilhar prostrar rebaixar
anistiar desculpar indultar perdoar
anodin inocu inofensiv insignificant mediocr
anojad desgostos enlutad entojad magoad pesaros trist
anojament desgost luto mago nojo pesar tristez
anomal anormal excepcional hibrid irregular singular
anomali desvi erro fenomen hibridez irregularidad monstruosidad
anonim desconhecid encobert fasti inapetenci incognit
anormal defeituos desigual desusad desvairad diferent excepcional extraordinari irregular maluc monstruos singular
anos antig idos velh vetust
anot apontar observar registrar
anotaca apontad apontament apostil assent comentari glos invertid nota registr
anotar apontar arquivar averbar escrav fichar glosar registrar
ansi sede sofreguida ansiedad ardor calor cansac diligenci engulh esforc estertor fadig gana nause opressa perturbaca
ansiad atormentad
ansiar arquejar atribular desejar ofegar sufocar suspirar
ansiedad aspiraca bras impacienci incertez sofreguida
ansios desassossegad desejos impacient roxo sedent
antagonic contrari opost
antagonist competidor contrari emul impugnad inimig oponent opositor opost rival
ante primeir
antecedent anteposica anterior preliminar
antecessor antepassad
antecipad avancad imatur previ
antecipar apressar avancar predizer profetizar prognosticar revenir
antegozar cobrir defes madrugad precauca precaver prelibar proteger resguardar resguard tabiqu
antemanh madrugad
antepar defes guard peitoril resguard
antepassad preferir prepor
anteposica emolient prec precedenci
anterior intrinsec
antever conjecturar futurar pressentir prever
antevisa intuica pressagi previsa prognostic vaticini
antevist previst
anticwab antig arcaic desusad obsolet
antidot contravenen
antig atrasad cedic classic desusad primev prisc provect remot secular velh vetust
antilogic ilogic
antipati aversa birr desafeica embirraca execraca malquerenc odio pontinh quizili repulsa teir zang
antipatic indigest odios repulsiv
antipatizar detestar embirrar ojerizar
antipatt aversa repugnanci
antiquad arcaic atrasad desusad fossil obsolet prisc rancos remot velh
antologi crestomati florilegi selet
antr cavern cova covil esconderij espelunc furn grot grut ninh reconcav toca
anuenci aprovaca assentiment condescendenci consens consentiment grad nuca
anuir apoiar aquiescer assentir ceder concedeu concordar condescender consentir
anulaca derrogaca distrat extinca rescisa revogaca supressa
anular cassar derrogar desfazer dirimir distratar eliminar extinguir glosar infirmar inutilizar invalidar neutralizar prejudicar rescindir revogar suprimir tirar
anunci avis cartaz comunicaca indici notici prenunci reclam revelaca
anunciador informador mensageir nunci
anunciar avisar declarar noticiar participar preconizar predizer pressagiar proclamar prognosticar propalar vaticinar
anuviad encobert melancolic nevent nublad obumbrad sombri toldad trist
anuviar carregar enevoar ensombrar escurecer nublar obumbrar toldar
anvers face frent
anzel parleng
apadrinhad favorecid patrocinad protegid pupil
apadrinhament favor proteca
apadrinhar apadroar apaniguar favorecer patrocinar proteger
apadroar encobrir favorecer
apagad desbotad desmaiad desvanecid extint humild ignar ignorant inglori mortic obscur sombri
apagar delir derriscar desfazer desluzir destruir desvanecer eliminar embaciar extinguir limpar matar obliterar
apaixonad arrebatad babad babos caid derretid desigual embeicad enfeiticad enrabichad entusiasmad exaltad extremos fervid namorad parcial partidari perdid
apaixonar contristar enamorar exaltar
apalavrad combinad convencionad
apalavrar combinar pactuar prometer
apalermad aparvalhad apatetad atoleimad baba bocaabert pasmad sorong
apalpad examinad tocad
apalpar ensaiar examinar experimentar indagar provar sondar tatear tentear tocar
apanagi atribut condica
apanh colheit derric
apanhad apreendid epitom historic resum tomad
apanhar arpoar cacar colher enredar entender pegar pescar pilhar recolher resumir surpreender tomar
apaniguad encostad favorecid partidari protegid sectari
apaniguar favorecer proteger sustentar
apaparicar endeusar gabar lisonjear
aparad apontad cortad
aparar apontar cercear cortar decotar esbrugarouesbugar fanar podar receber segurar tosquiar
aparat espavent estrond faust luxo ostentaca ostentacaoalard pomp
aparatar ataviar enfeitar
aparatos estrondos faustos flamant luxuos magnificent opipar ostentos pastos pompos suntuos teatral vistos
aparecer assomar brotar chegar comparecer constatar despontar eclodir erguer germinar intercorrer irromper nascer ocorrer raiar rebentar romper suceder surdir surgir vir
apareciment aparica apresentaca eclosa emergenci irrupca visa
aparelh aprest baixel instrument jogo prepar servic
aparelhad apercebid apto arread dispost enfeitad preparad pront provid
aparelhament aparelh aprest aviament
aparelhar apostar apresentar aprontar armar arrear desbastar enfeitar esquipar
aparenci aspect assom casc disfarc fachad facy feica ficca figur fingiment form habit ilusa perspectiv plataform port presenc probabilidad semblant simulacr vist
aparent clar evident factici fictici ilusori imaginari manifest ostensiv simulad visivel
aparentad parecid parent simular
aparentar fingir representar simular
aparica fantasm origem visa
apartad arredi derivad despedid desunia desviad disjunt distanciad domicili ermo isolad isolament long longinqu moradi partid remot residenci retir solida
apartar arredar desachegar desatracar descasar desfitar desligar desquitar destacar desunir distanciar divorciar estremar extrair isolar remover separar
aparvalhad apatetad atarantad atarantar atoleimad atrapalhar bestificad desnortead desnortear desorientar embasbacad embasbacar espantad idiot imbecil lerdac loroteir lorp pancad tant
apatetad atoleimad dement tolo
apatetar atarantar deslumbrar embasbacar
apati ataraxi desanim friez imoralidad inatividad indiferenc indolenci inerci insensibilidad letargi letarg marasm modorr
apatic desleixad indiferent indolenci insensivel letargic modorrent passiv preguic
apaulad paludos pantanos
apavonad aterrad enfatuad pedant presumid vaidos
apavor aquietar assustar aterrar espavorir intimidar liar sossegar
apavorad assustad aterrad espavorid estarrecid
apavorar espavorir estarrecer horrorizar intimidar terrificar
apaziguar aquietar desarmar serenar sosseg tranquilizar
apear baixar descer desmontar saltar
apedeut inclinaca injuriar insultar
apeg chameg insistenci
apegar empunhar pegar segurar tomar
apekad garbos
apel chamament convocaca invocaca
apelaca recurs refugi subterfugi
apelar auxili recorrer
apelid apod cognom epitet vulg
apelidar batizar chamar crismar denominar intitular nomear
apen situar soment unicament
apender apensar juntar
apendic apens complement
apens junt ligad pendent
apensar juntar
apepinar escarnecer ridicularizar satirizar
aperceber aprontar fornecer munir perceber ver
apercebid conclusa conhecid melhorament notad precavid preparad prevenid pront remat
aperfeicoad aprimorad melhorad retocad
aperfeicoament especializaca lapidaca regeneraca retoqu
aperfeicoar aprimorar apurar cinzelar completar consumar desbastar esmerar lapidar limar melhorar rebulir retemperar retocar
aperient aperitiv
aperreaca aporrinhaca apoquentaca opressa
aperread atormentad oprimid vexad
aperreador impertinent importun
aperrear apoquentar arreliar atormentar enraivecer molestar oprimir
apert apertur arroch conflit consternaca constrangiment constrica cortad entalaca entaladel estrangulaca estreitament estreitez lanc necessidad opressa pressa rascad trans vexaca
apertad apurad atochad atormentad atribulad contraid economic engasgad estreit opress recolhid rigoros segur sever trincad
apertament apert austeridad estreitez rigor severidad
apertar apressar atar atenazar atochar cingir cochar comprimir contrair encalcar espremer estreitar insistir instar oprimir premer prender segurar
apertur arroch assad embarac rigor urgenci
apesarad arrependid consternad pesaros
apetecer apreciar aspirar cobicar desejar gostar namorar pretender querer suspirar
apetit avidez desej fome gana gost luxuri vontad
apetitiv lasciv sensual
apetitos delicios gostos saboros tentador
apic apogeu auge cume eminenci pinacul pincar vertic zenit
apiedad comovid condoid
apiedar enternecer sensibilizar
apiiessurar apressar
apimentad malicios picant queimos
apinhad chei empilhad replet
apinhar conglomerar cumular empilhar encher
aplacak minorar mitigar moderar sossegar suavizar
aplacar desalterar desarmar minorar serenar suavizar
aplainad aplanad nivelad
aplainar aplanar nivelar remover superar
aplanad arrasad
aplanar complanar desamolgar desaterrar desbastar desembaracar desfazer facilitar igualar remover superar vencer
aplaudir apoiar aprovar elogiar festejar louvar ovacionar palmear
aplaus apoiad beneplacit elogi encomi gabo hosan louvor proclamaca
aplicaca assiduidad atenca cuidad destin diligenci efeit empreg esmer estud serventi utilidad
aplicad apost assidu atent diligent estudios ocupad sobrepost
aplicar apor apropriar assentar consumir dar dedicar destinar empregar ferrar infligir inverter ministrar pespegar
aplicavel cabivel
apo atra depois tra
apocaliptic confus enigmatic ininteligivel misterios obscur sibilin
apocrif duvidos fals supost
apod chalac dito mofa zombari
apodadur gracej mofa zombari
apodar escarnecer qualificar timbrar trocar
apodrecer corromper deteriorar estragar putrefazer
apodrecid carcomid corrompid deteriorad podr
apodrectment decomposica podrida
apogeu auge culminanci cume pincar zenit
apograf copi reproduca traslad
apoi aprovaca arrim assentiment base borda colun concheg descans eixo encost escor espequ fulcr proteca refugi socorr sustentacul
apoiad arrimad assent basead encostad estribad firmad sustentad
apoiar aprovar arrimad basear descansar encostar escorar estear estribar favorecer firmar fundamentar fundar secundar simpatizar sustentar
apolear apoquentar arreliar importunar macar
apoline belo formos
apolog fabul parabol
apologi defes elogi encomi loa louvor
apologist defensor
apontad apresentad casquilh designad notad pontud
apontament assentament cedul ement lembranc lembret memori nota plan rascunh registr sota
apontar assestar assinalar citar designar divertir escolher inculcar indicar indigitar marcar mostrar rascunhar registrar romper surdir surgir voltar
apontoar especar estear suster
apoquentaca ralaca aporrinhaca importunaca incomod inquietaca judiari
apoquentad atucanad incomodad mortificad ralad
apoquentar aporrinhar atanazar atenazar atormentar importunar inquietar judiar macar mortificar ralar
apor juntar justapor sobrepor
aporrinhaca caceteaca
aporrinhar arreliar consumir macar
aportar arribar chegar fundear
aposent comod compartiment moradi quart repartiment tuguri
aposentaca aposentadori hospedagem pousad pous reform
aposentad emerit inativ reformad
aposentadori hospedagem jubilaca reform
aposentar hospedar reformar
aposica colocaca junca
apost junt ligad sobrepost
apostad conjurad decidid deliberad determinad dispost
apostar aprestar jogar preparar
apostasi arrenegaca deserca renunci retrataca
apostat perjur renegad
apostatar renunciar renegar
apostem tumor
apostemar corromper estragar inflamar
apostil comentari nota
apostolar difundir doutrinar ensinar evangelizar pregar propagar
apostrof esconjur objurgatori
apoteos consagraca deificaca divinizaca glorificaca
apoucad desprezad diminuid entanguid escass limitad mesquinh pequen raquitic
apoucar deprimir descasar desdenhar desengrandecer desfazer desmerecer desvaliar diminuir humilhar limitar pejorar rebaixar reduzir restringir
aprazar assinar citar convocar designar determinar emprazar fixar limitar
aprazer contentar deleitar recrear
apraziment aprovaca atrativ consentiment contentament deleitavel delicios praziment
aprazivel belo delicios formos fresc grat petic rident
apre fora
aprec caso cont estim estimaca honr mereciment
apreciaca avaliaca conceit critic ensai estim julgament opinia ponderaca
apreciad avaliad considerad cotad estimad prezad
apreciador entendedor simpatizant
apreciar aquilatar avaliar considerar contemplar contrastar criticar discernir estimar experimentar julgar ponderar prezar qualificar saborear sentir
apreciavel estimavel notavel sensivel visivel
apreender apresar assimilar compreender confiscar entender tomar
apreendid tom tomad
apreensa apresament arrest captur compreensa consumica imaginaca poss preocupaca prisa recei suspeit temor tomad
apreensiv cismatic contrariad desanimad desconfiad inquiet preocupad taciturn tristonh
apregoad notori publicad public
apregoar celebrar divulgar espalhar gabar louvar preconizar pregar proclamar propalar publicar trombetear
apremar coagir oprimir sujeitar
aprendiz estagaaus neofit novat novic praticant principiant
aprendizagem estagi iniciaca tirocini
apresament captur pres
apresar capturar
apresentaca exibica introduca port
apresentad citad explicad manifest oferecid post
apresentar comparecer demonstrar deparar exibir expor manifestar mostrar oferecer patentear propor recomendar revelar
apressad apressurad atarefad atrigad aviad azafamad brev curt desejos diligent impacient impulsiv insofrid laconic precipitad rapid resumid sofreg vexad
apressar ativar atropelar embalar espertar estimular incitar induzir instigar precipitar
apressurad ativ diligent precipitad
apressurament celeridad diligenci precipitaca press
aprest implement prepar
aprestar aprontar equipar esquipar preparar
aprimorad caprichad delicad elegant esmerad trabalhad
aprimorar cinzelar esmerar especializar recamar requintar retocar
aprisc curral redil
aprisionad encanad encarcerad pres prisioneir
aprisionar cativar encanar encarcerar enclausurar prear prender
aprontar aviar concluir dispor esquipar preparar rematar terminar treinar
apropinquar aproximar avizinhar chegar
apropositad convenient just oportun
apropriad cert consentane convenient correspondent frisant jeitos just propici proporcionad propri talhad util
apropriar assimilar atribuir tomar
aprovaca assentiment beneplacit confirmaca consentiment licenc louvor ratificaca sanca
aprovad consagrad sancionad
aprovar assentir autorizar chancelar confirmar consentir gostar homologar outorgar permitir placitar sancionar simpatizar solucionar subscrever
aproveitad economic segur
aproveitar captar gozar iludir lograr lucrar prestar progredir
aproveitavel convenient util
aprovisionar prover sortir
aproximaca avizinhament chegad estimativ
aproximar avizinhar chegar conchegar justapor relacionar unir
aprum desempen garb linh retida sobranceri
aprumad corret empinad eret esbelt vertical
aptida autoridad boss capacidad competenci dedo destrez disposica habilidad habilitaca idoneidad instint merit mestri poss prend qualidad suficienci tendenci
apto asad capaz comod competent dispost habil habilitad idone jeitos suficient
apuad pontiagud
apulotic escarnecer vaiar
apup arruac assuad motej patead troc vaia
apupar assobiar matraquear vaiar
apur dificuldad distinca entalaca entaladel esmer miseri requint situaca trans
apuraca apurament contend disput levantament quizili seleca
apurad assead chiqu corret delicad elegant escorreit esmerad exat feri limp liquid purificad puxad rebuscad refinad repuxad ters
apurament contagem
apurar assuntar averiguar burilar cinzelar esclarecer escolher esmerar indagar limpar pesquisar purificar refinar requintar retemperar sondar verificar
aquecer esquentar exaltar
aquem depois meno
aquiescenci assentiment ausenci consentiment espontaneidad transigenci
aquiescer assentir concordar consentir deixar obtempebab permitir
aquietar desconturbar pacificar serenar sosseg tranquilizar
aquilatar avaliar contrastar julgar melhorar pesar
aquinhoar dar doar dotar favorecer quinhoar
arad azed esfomead famint lavrad
aragem aura bafagem bafej bris frescor frescur viraca zefir
arar lavrar sulcar
arar palerm patet toleira tolo
araut mensageir portavoz pregeir
arbitr exempl juiz louvad senhor soberan
arbitrament averiguaca decisa julgament
arbitrar decidir determinar julgar sentenciar
arbitrari caprichos despot despotic discricionari dispensavel facultativ opinativ voluntarios
arbitrariedad caprich despotism iniquidad
arbitri autoridad conselh estimativ juiz julgament libit mand opinia sentenc sugesta talant
arca caix canastr cofr tesour
arcabouc carcac esquelet estrutur peit
arcad arqueament cupul
arcaic desusad fossil obsolet
arcar arquear arrostar curvar lutar
archot fach fech toch
arcobotant botareu
ardeg ardent fogos insofrid irrequiet vivo
ardent ardoros chamejant energic entusiast exaltad fervent flagrant fogos impetuos incandescent incendid inflamad intens picant queimant queimos requeimad violent vulcanic
arder chamegar deflagrar flamejar inflamar queimar
ardid audaz fermentad queimad valent
ardil armadilh artifici artimanh astuci cavilaca chican cilad emboscad embuc embust endromin engan engenh estratagem falcatru gauchad insidi intrujic logr manh mirosc obra obrepca rateir sagacidad sofism solerci subterfugi tram tret truqu
ardilos arteir astucios cadim capet destr enganador espert falaz finori fraudulent manhos sagaz velhac
ardor bras calor cham efervescenci energi entusiasm este esto estu fervor flam fogo fogueir fragu impetuosidad incandescenci inflamaca intrepidez labared paixa queimor soalheir veemenci vivacidad
ardoros fervoros fogos impetuos
ardu asper assoberbant custos dificil duro espinhos improb ingrat ingrem insan laborios molest pesad rude trabalhos
area eira espac lote orbit pati raio recint regia superfici terreir
aread desorientad limp polid
areal prai
arear brunir esfregar estontear polir
arejament arejar ventilaca
arejar ventilaca ventilar
aren camp estadi
areng arrazoad discurs discussa disput
arenos arisc
arest argueir cant esquin quin vinc
arest decisa soluca
arfad ondulaca palpitaca
arfant baloucar ofegant ofegar palpitar
arfar arquejar palpitar solucar
argamassar barrear calafetar cimentar tapar
argentari capitalist numulari banqueir milionari ricac
argol aro elo
arguci descortin diplomaci finur perspicaci sabedori sagacidad solerci sutilez
argueir bagatel corpuscul insignificanci ninhari nonad
arguica argumentaca censur exam exprobaca imputaca recriminaca sabatin
arguidor censor
arguir argumentar censurar culpar impugnar increpar perguntar tachar
argument assunt considerand context enred indici item prov raciocini
argumentaca controversi discussa disput
argumentar arrazoar batalhar concluir deduzir discutir inferir ponderar provar
argut astut engenhos fino penetrant sagaz sutil vivo
aria cantig melodi moda
arid brav desagradavel desert esteril fastidios insensivel safar seco
aridez asperez esterilidad secur
arisc bravi desconfiad escabread espantadic esquiv incult intratavel pitav rustic tarasc
aristocraci distinca elit grandez nata nobrez
aristocrat fidalg nober
aristocratic delicad distint fino nober patrici
arma carabin espingard expedient punhal recurs revolver venabul
armad carregad engatilhad preparad provid
armadilh arriosc cilad emboscad esparrel laco logr tocai
armadur conexa contextur cota courac
armar carregar consertar construir dispor engatilhar entretecer fortalecer maquinar montar munir unir
armazem casa deposit entrepost hangar huchari loja merceari
armazenar depositar guardar reunir
armiger soldad
aro circul
arom balsam cheir efluvi fragranci odor olor perfum
aromatic balsamic cheiros fragrant odorant odorifer olent olorant olorifer oloros perfumad redolent
arpoar fisgar
arquead corcovad curvad dobrad vergad
arqueament encurvadur
arquear corcovar curvar dobrar encurvar
arquejant ofegant
arquejar esbofar latejar ofegar pulsar
arquetip especim exempl model padra paradigm
arquitetar construir edificar fantasiar idealizar planejar projetar riscar
arquitetur contextur form projet
arquiv coleca deposit repositori
arquivar catalogar conservar guardar
arrabald arredor cercani circunvizinhanc redor suburbi
arraial campanari lugarej povoaca povoad
arraigad cronic enraizad entranhad fund pres
arraigar entranhar fincar implantar inveterar radicar
arrampad decliv ladeir lomb ramp talud
arrancar arrebatar arrepelar desagarrar desagregar desarraigar despregar erradicar extirpar extrair haurir partir puxar sair separar tirar
arrancarab bateboc brig conflit contend rolo
arranchar empuxa
arranha escoriaca raspa trinc
arranhadur arranha escoriaca raspa
arranhar escalavrar escarpelar esfolar ferir lanhar triscar
arranj arrumaca cavaca concert conlui consert coordenaca defes disposica negociat ordem ordenaca preparaca
arranjad arrumad aviad dispost endinheirad prosper sistematic tecid
arranjar arrumar classificar colocar compor consertar coordenar dispor furar obter ordenar organizar preparar
arrasad arrumad cansad destruid esfalfad nivelad talad
arrasament destruica ruin
arrasar arruinar assolar decompor demolir derrocar derrubar desmantelar desolar destruir devastar insultar liquidar nivelar perder quebrantar talar
arrastad bail demorad humild miseravel moros pausad
arrastar arrojar carrear convencer impelir induzir levar obrigar persuadir puxar
arrazoad defes exposica just parleng parouvel razoavel sensat
arrazoar conversar discorrer discutir falar raciocinar
arread ataviad desanimad enfeitad
arrear arriar ataviar enfeitar ornamentar
arrebanhar arregimentar juntar recolher recrutar reunir
arrebatad bssusc coleric desesperad despropositad ebulitiv enlevad extasiad febricitant febril fervid impetuos incandescent incendid precipitad violent
arrebatador cativant delirant encantador sedutor surpreendent
arrebatament arroub encantament enlev entusiasm excitaca extas focagem furor impet incandescenci ira raiv rapt rompant transport
arrebatar arroubar atrair embevecer empolgar encantar enfurecer enlevar entusiasmar extasiar extorquir levar raptar roubar tirar transportar
arrebentad arruinad desenfread falid quebrad
arrebentar arrumar estourar falir pipocar quebrar
arrebicad enfeitad pelintr pintad ridicul
arrebiqu artifici disfarc
arrebol comec inici madrugad principi
arrecadaca custodi guard huchari percepca prisa recebiment
arrecadar cobrar colher depositar guardar levantar receber receptar recolher
arredad desviad distant
arredar desviar remover repelir
arredi separad solitari
arredondad bolead convex curv obtus rolic
arredondar completar perfazer
arredor cercani circunvizinhanc imediaca redondez vizinhanc
arrefecer desanimar entibiar esfriar moderar refrescar refrigerar
arregacar arrepiar dobrar puxar suspender
arregimentar associar convocar juntar reunir
arreli barulh freg fuzarc quizili zang
arreliar impacientar implicar infernizar irritar
arrematar concluir desfechar terminar
arremed copi ficca imitaca parodi simulacr
arremedar fingir imitar parecer representar simular
arremess arremetid arroj assalt ataqu impet investid jact lanc projeca
arremessar arrojar atirar brandir deitar descarregar desembestar desfechar desferir disparar ejacular expelir impelir investir jogar lancar pinchar projetar sacudir sampar
arremeter assaltar atacar desencadear investir remeter
arremetid assalt ataqu cometid investid ofensiv
arrenegaca enfad zang
arrenegar denegaca detestar execrar odiar
arrepanhad empurra engelhad enrugad puxa safana
arrepelar escarpelar puxar
arrependid contrit escarmentad penitent pesaros
arrependiment atrica compunca contrica dor penitenci remors
arrepi estremeciment
arrepiad assustad ericad espavorid hirsut hispid
arrepiar enrugar ericar levantar parar ricar voltar
arrest embarg sequestr
arrestar capturar confiscar embargar
arrevesad confus embaracad obscur revess
arrevesar complicar dificultar inverter
arriar baixar descer
arribar chegar convalescer sarar tocar
arrim auxili concheg encost escor estei proteca sustentacul
arrimad encostad encostar escorar recostad
arriosc cilad esparrel falcatru logr
arriscad arrojad audaz aventuros dificil duvidos perigos pret temerari tremid
arriscar aventurar comprometer expor jogar ousar tentar
arroch borda cacet compressa dificuldad porret
arroganci imodesti inchaca jactanci jatanci lodac orgulh soberb solenidad bravat desdem elaca empafi enton insolenci presunca proa
arrogant audaz autoritari brios cachaceir confiad corajos enfatuad entufad ganjent imodest imperativ imperios indomit insolent jactancios jupiterian orgulhos petulant soberb sobranceir ufan
arroi correg correntefluent regat ribeir sang
arroj atreviment bravur denod desplant heroism impavidez intrepidez ousadi rasg temeridad
arrojad atrevid decidid denodad destemid disparad empreendedor impavid impetuos intrepid ousad precipitad temerari veement violent
arrojar atirar disparar impelir lancar ousar projetar
arrolad inscrit
arrolament inventari list recenseament
arrolar inventariar pautar recensear recrutar relacionar
arrolhar atapulhar tapar
arrombar despedacar forcament quebrar romper violentar
arrostar contrastar defrontar encarar enfrentar resistir
arrotar blasonar bravatear cruciar
arrotead civilizad instruid lavrad
arrotear civilizar cultivar desbravar desmaiar educar instruir limpar
arroub encant enlev extas transport
arroubar enlevar extasiar transportar
arru bravi espantadic indocil mau raivos
arruac assuad bernard brig emoca motim tumult
arruaceir arruador desordeir espalhabras motineir
arruador desordeir vadi
arrufarirritar encrespar
arrugad engelhad enrugad
arruid barulh brig desordem estrond fragor ruid
arruinad carcomid carunchos decaid decrepit desfeit destruid estuporad falid perdid profligad quebrad ruinos
arruinar assolar carcomer convuls danar decair demolir derrancar derrocar desgracar desmoronar desolar destruir dilapidar dizimar exterminar falir matar solapar
arrumaca disposica ordenaca preparaca
arrumad esfacelad estragad
arrumar classificar colocar conseguir dispor emparelhar esfacelar guardar harmonizar instalar obter ordenar organizar perder prover
arte astuci diabrur dissimulaca engan fingiment maneir ofici prend profissa travessur
arteir astucios astut bulicos endiabrad manhos
articulaca dica junt pronunci
articular capitular expor juntar ligar modular proferir pronunciar reunir soltar unir
artific dissimulad fals fictici obreir oficial operari postic
artifici artimanh disfarc dolo engan ficca fraud mecanism modo process truqu
artig clausul item
artimanh astuci dolo endromin fraud intrujic obra
aruspic ausent divinhador feiticeir profet
arvoad aturdid estontead perturbad tresloucad
arvoar aturdir entontecer estontear
arvorad aturdid estontead perturbad tresloucad
arvorar desfraldar fugir hastear icar
asad comod idone jeitos oportun propici
ascendenci estirp genealogi influenci predomini progeni superioridad tronc
ascet eremit ermita
asceteri cenobi convent monasteri mosteir
ascetic cenobit contemplativ devot eremitic mistic
asco aversa enjo nause nojo repelenci repugnanci
ascoros asqueros imund nojent repelent repugnant
ascu bras brilh chisp fagulh
asfixiant sufocant
asfixiar sufocar
asil cobertur guarid proteca recolhiment refugi regac valhacout
asilar homiziar hospedar proteger refugiar
asma canseir sufocaca
asnatic disparatad estupid idiot parv tolo
asneir asnic bernardic besteir bobagem burric despauteri dislat disparat ebia estupidez fatuidad parvoic patad patetic sandic testad toleim tolic
asnic patad rata tolic
asno burr ensej estupid ignorant imbecil jeit jument meio ocasia oportunidad pretext
aso camp ensej ocasia
aspect cara cariz configuraca facy feica fisic fisionomi form format habit jeita perfil pint port postur presenc semblant trac visa viso vist visualidad vult
asper azed bssusc confragos cresp cru desabrid duro escabros fero fragos fragueir garabulhent grosseir gross ingrat inospit intratavel piriric rijo rispid rude rugos seco sever tarasc
asperez crescid desabriment desagrad inclemenci rigidez rispidez rudez severidad
aspergir borrifar irrorar orvalhar rociar
aspersa espabgiment
aspiraca desej ideal inspiraca pretensa subverter succa suspir
aspirar desejar haurir pretender querer sorver
asqueros desprezivel hediond ignobil imund indign nauseabund repelent sordid torp
assacar atribuir censurar imputar
assad dificuldad embarac irritad queimad torrad zangad
assalariad capang guardacost jagunc
assalariar corromper peitar subornar
assalt ataqu cometid correri escal investid opugnaca tentaca
assaltad atacad saltead
assaltar atacar escalar investir ocorrer surpreender
assanhad bravi encarnicad espevitad furios raivos revolt tempestuos
assanhament coler furi raiv
assanhar assomar encarnicar enfurecer estumar excitar irritar provocar
assar inflamar queimar
assarapantad assustad atrapalhad confus estontead pasmad perplex
assarapantar assustar atrapalhar confundir espantar pasmar
assassin criminos homicid matador sicari
assassinar chacinar matar trucidar
assassinat assassini homicidi
assassini chacin homicidi
assead clar decent elegant esmerad garbos higienic lavad limp mund prezad
assear banhar enfeitar limpar
assedad estkicad liso lustros maci
assedi bloquei cerc insistenci siti
assediar cercar macar obsidiab perseguir sitiar
assegurad certificad cert firm segur
assegurar asseverar assinar certificar confirmar garantir hipotecar manter penhorar positivar
assei esmer higien limpez nitidez perfeica
asselvajad brutal grosseir
assemblei circul club conciliabul concili congregaca congress consili corp corporaca gremi junt reunia tertuli
assemelhar equiparar imitar parecer
assent banc base juiz lastr registr sens siti sosseg
assent combinad determinad estavel firm resolvid solid
assentad assent combinad conclus cravad decidid engastad estavel firm quiet resolvid situad
assentament assent inscrica lancament nota
assentar basear chimpar cimentar combinar condizer deliberar descansar estipular estribar fixar fundamentar pespegar plantar por pousar quadrar registrar resolver
assentiment consens consentiment nuca sanca
assentir concordar consentir
asserca assertiv assest asseveraca enunciaca proposica
assertiv asseveraca
assessor assistent auxiliar
assest certez seguranc
assestar dirigir disparar voltar
asseverar certificar garantir jurar
assexuad neutr
assidu aturad continuad continu diligent esforcad exat frequent incessant pertinaz pontual rent repetid
assiduidad constanci exatida frequenci pontualidad
assim destart portant
assimilaca compreensa
assimilar compreender incorporar
assinalad celeber distint eminent famos marcad notavel
assinalament indici marc sinal
assinalar caracterizar consignar cotar cunhar designar distinguir especificar ilustrar marcar notar particularizar
assinar firmar mostr referendar subscrever
assinatur firm jamega
assistenci cooperaca presenc socorr
assistent auxiliar espectador morador
assistir comparecer favorecer intervir presenciar socorrer ver
assoalh paviment piso soalh
assoalhad divulgad soalh vulgarizad
assoalhar divulgar estadear exibir ostentar propalar
assoberbad atarefad sobrecarregad
assoberbant custos dificil trabalhos
assobi sibil silv
assobiar sibilar trautear vaiar
associaca club confederaca confrari consorci corp corporaca empres entidad federacaoconfederaca fusa irmandad junt liga sociedad unia
associad coadunad confederad
associar coadunar conjugar consorciar cooperar emparceirar reunir unir
assolaca depredaca desolaca devastaca estrag ruin
assolador destruidor
assolar desolar depredar destruir devastar infestar saquear talar
assom indici irritaca presunca
assomad assustadic coleric espantadic irritad
assomad cume cumead vertic
assomadic coleric irascivel irritadic
assomar irar surgir
assombr espant estupefaca maravilh medo pasm pavor perplexidad portent prodigi sobressalt surpres sust voragem
assombraca duend espectr fantasm visagem visa
assombrad aterrad atonit aturdid boquiabert confundid confus embasbacad espantad estupefat interdit maravilhad obumbrad pasmad pavid perplex sombread surpres
assombrament assombr medo pasm sust terror
assombrar assustar aterrar aturdir confundir deslumbrar embasbacar maravilhar petrificar surpreender
assombros espantos estupefacient extraordinari fantastic fenomenal formidavel incrivel maravilhos milagros monumental pasmos portentos sensacional
assoprad chei enfatuad inchad pretensios rechonchud
assuad charivari patead vaia
assuetud costum habit
assunt camp capitul materi objet past pont questa tema
assuntar considerar matutar meditar verificar
assustad atemorizad bail confundid danc espantad espaventad espavorid estremecid medros pavid receos sarapantad temeros trepid
assustadic medros timid
assustador aterrador horripilant temid temivel terrivel
assustar atemorizar aterrar espantar espaventar espavorir estarrecer estremecer intimidar sobressaltar terrificar
astuci cavilaca diabrur dolo engenh espertez estratagem finur gauchad invenca labi maciot malici manh obrepca ronh sagacidad solerci traquinad travessur
astucios astut bulicos enganos espertalha invencioneir malicios manhos sagaz solert traquin travess
astut atimi cigan dissimulad escovad espertalha espert fino finori ladin magic manhos maquiavelic matreir mitrad picar pisamansinh politic sabid sagaz taimad travess vulpin
ata pinh registr relatori resum sumul
atabafad cobert esquecid parad paralisad
atabafar dissimular encobrir esconder ocultar
atabalhoad atrapalhad desordenad precipitad trapalha
atacad atestad chei
atacador atacant corda correi
atacar avancar canhonear combater comecar cometer controverter hostilizar investir rer
atad desanimad embaracad feix indolent ligad mole molh perplex pres segur
atadur bandagem faix garrot ligadur prisa tira vincul
atalai espreit sentinel vigi
atalh caminh carreir cort desvi embarac estorv obic picad send trilh variant vered
atalhar cortar embaracar empatar encurtar esquivar estorvar evitar impedir incidir interromper obviar remediar resumir revenir sanar
atamancad grosseir rustic tosc
atamancar tapizar
atanazar atenazar espicacar estimular mesm tambem
atapetar tapizar
atapulhar tapar
ataqu carg cometid desmai incursa injuri investid ofensiv opugnaca sincop
atar cingir enlacar enlear ilaquear lacar ligar maniatar precintar prender unir vincular
atarantaca atrapalhaca confusa perturbaca
atarantad aturdid desasad desastrad desatinad estontead tont zaranz zonz
atarantar atrapalhar confundir desatinar desorientar enlear estontear perturbar
ataraxi serenidad tranquilidad
atarefad azafamad ocupad
atarefament azafam press
atarracad socad
atarracar atochar confundir embaracar perturbar
atascal atoleir lodacal pantan
atassalhad escorchad retalhad
atassalhar caluniar cortar desacreditar despedacar
ataud caixa esquif feretr tumb
atavi enfeit ornament ornat
ataviad enfeitad paramentad
ataviament atavi enfeit ornament
ataviar embelezaraformosear enfeitar engalanar exornar ornar
atead inflamad
atear ativar aumentar avivar crescer deflagrar excitar fomentar fumegar incendiar promover soprar
ateism descrenc
atemorizar aterrar espavorir intimidar sobressaltar
atenazament mortificaca torment tortur
atenazar atormentar importunar torturar
atenca civilidad consideraca cont contemplaca cortesi cuidad deferenci delicadez desvel galantei nota olho polidez solicitud tent urbanidad vigilanci
atencios atent cort cuidados deferent delicad polid respeitos solicit
atender atentar dar deferir despachar ligar olhar ouvir prestar seguir
atendivel plausivel
atent circunspet cuidados estudios precatad respeitos vigilant
atentad delit ofens transgressa
atentar considerar espetar irritar notar ofender olhar ponderar provocar reparar transgredir
atenuaca debilidad enfraqueciment fraquez
atenuad debilitad diminuid enfraquecid
atenuar comer diminuir emagrecer enfraquecer esbater incidir minorar mitigar suavizar
atermar limitar
aterrad espavorid estarrecid nivelad
aterrador funest pavoros tremend
aterrar espavorir estarrecer horripilar nivelar petrificar
atestad atopetad atulhad certificad chei pejad replet
atestar atopetar atufar atulhar certificar encher entulhar garantir preencher provar
ateu ceptic descrent descrid hereg impi irreligios
aticament incitaca instigaca provocaca
aticar avivar espertar fomentar incitar instigar
aticism eleganci grac polidez sobriedad urbanidad
atilad avisad cabreir clarivident escrupulos espert exat fino ponderad sabid
atilament esmer exatida perfeica pontualidad tino
atilh barbant corda fita guit ligadur lio molh negalh
atimi avisad discret espert perspicaz ponderad prudent sagaz
atinar compreender dar encarrilhar encontrar notar
atinent concernent pertencent pertinent referent relativ respeitant tocant
atingir chegar conseguir galgar interessar obter tocar
atingivel irregular
atirad atrevid audacios ousad petulant
atirar botar deitar desembestar desferir disparar jogar lancar precipitar projetar sacudir sampar varejar
atitud gest jeit posica postur proposit
ativ bulicos desembaracad despachad destravad diligent dinamic eficaz energic executiv expedit incansavel intens laborios masculin trabalhador vivaz vivo pront
ativ diligent estrenu expert lest
ativar avivar espertar
atividad diligenci dinamism energi iniciativ intensa moviment prestez prontida vida vivacidad
atlet batalhador campea combatent dobrad hercule lutador
atletic forcos fort membrud robust vigoros
ato auto declaraca dedo feit insignificant inutil ordinari profissa
atoard bala balel boat rumor
atochad chei entalad entupid
atochar atravancar atulhar cerrar encher
atoleimad boboc desasad estaferm idiot imbecil patet sorong tolo tont
atoleir charc enxurdeir lamacal lameir lodacal ludreir obstacul pantanal pantan paul tremedal
atoni debilidad fraquez frouxida inerci relaxament
atonit aturdid confus embasbacad enlevad espantad espavorid estarrecid estupefat interdit pasmad perturbad zaranz
atopetad atulhad chei replet
atopetar atulhar embatumar encher
atordoad aturdid azaranzad azoad cansad confundid confus esfalfad estontead exaust obnubilad sarapantad tont trapalha zonz
atordoament tonteir vertigem zonzeir
atordoar aturdir azabumbar azaranzar azoinar confundir desacordar desorientar ensurdecer entontecer estontear infernizar perturbar
atormentaca tortur
atormentad atribulad cortad envergonhad macambuzi mortificad obsess perseguid ralad remordid torturad
atormentar atribular confranger cruciar dilacerar flagelar infernizar judiar lancinar martirizar minar molestar morder mortificar perseguir ralar remorder tiranizar torturar tratear triturar vexar
atra tra
atrabiliari coleric melancolic violent
atraca engabel magnetism fascinaca ima seduca tentaca empurra empuxa encontra pendor propensa simpati tendenci
atracad embaracad unid
atracar encostar lutar prender segurar
atraicoad enganad iludid
atraicoador inconfident perfid traidor
atraicoar delatar denunciar enganar entregar falsear refalsear trair
atrair capear captar cativar chamar conciliar convidar embaucar empolgar encandear engodar enlacar ganhar grandiosidad induzir interessar magnetizar ocupar persuadir prender provocar puxar seduzir
atrapalhaca azafam barafund caroc confusa desordem embarac engasg perturbaca rebulic timidez
atrapalhad confundid confus desconcertad desconex desordenad embaracad greg perplex perturbad sarapantad
atrapalhar baralhar confundir desnortear embaracar entupigaitar impedir perturbar
atras decadenci delong demor eetardaca espacament ignoranci mora protelaca retardament rotin traspassament
atrasad ignorant incult lanzud nulo obsolet retardad retrogad tardi
atrasar delongar demorar pospor retardar retroceder
atrativ donair encant engod formosur gentilez grac interess negac pendor propensa seduca simpati tendenci
atravancad atulhad embaracad impedid obstruid sobrecarregad
atravancar atulhar avolumar entulhar entupir estorvar fechament impedir obstruir
atravessad crivad desinquiet obliqu transversal transvers varad
atravessador intermediari monopolizador
atravessar contrariar cruzar enfiar espetar interromper monopolizar navegar passar perfurar romper saltar tercar transpor trespassar varar
atreit habituad propens
atrelar engatar jungir prender
atrent atrativ cativant encantador insinuant interessant sedutor simpatic tentador
atrevid audaz chibant confiad desabusad desaforad desfacad deslavad disparad engracad insolent intrometid meco metedic ousad petulant procaz temerari
atreviment audaci confianc coragem descarament descoc desplant insolenci intrepidez malcriaca ousadi petulanci protervi topet
atri pati portic vestibul
atribuica cont encarg obrigaca pertenc prerrogativ
atribuir botar conferir imputar irrogar outorgar referir reportar
atribulaca infelicidad mago mortificaca torment tribulaca
atribulad magoad
atribular inquietar
atribut condica extrinsec predicad propriedad qualidad
atrica atrit desgast desgost
atrit desacord desinteligenci divergenci fricca
atro aziag funest infaust luguber medonh negr tenebros tetric
atro estampid estrepit estrond
atroad bulh estampid estrond ruid
atroador tronant tropecar trovejant
atroar aturdir ensurdecer estrondear estrugir tropecar tumultuar
atrocidad barbari barbaridad crueldad desumanidad enormidad ferocidad inconscienci martiri sevici truculenci
atrofi decadenci definhament enfraqueciment
atrofiad definhad diminuid enfezad raquitic
atrofiament definhament depauperament raquitism
atrofiar definhar enfezar enfraquecer
atropelad confus desordenad desorganizad precipitad
atropelar calcar empurrar
atroz cruel doloros fero feroz fulminant horrivel iman impiedos infernal lancinant monstruos pungent
atual contemporane efetiv hodiern imediat modern palpitant present real
atualidad ocasia oportunidad
atuar influir obrar
atuavel docil maleavel
atucanad molestad
atucanar incomodar irritar molestar perseguir
atufar atulhar encher introduzir rebolcar
atulhad chei entupid rechead
atulhar entupir fartar rechear
aturad constant doradour persistent sustentad
aturadour duradour perduravel resistent
aturar durar persistir resistir suportar
aturdid azaranzad azoad confus estontead maravilhad zonz
aturdir azabumbar azaranzar azoinar desnortear ensurdecer entontecer espantar estontear intimidar
audaci confianc denud desgarr desplant insolenci intrepidez lodac ousadi petulanci valor veleidad
audacios audaz denodad descarad destemid disparad engracad enxerid intrepid intrometid lampeir ousad petulant temerari
audaz despachad despejad destemid insolent intrepid ousad temerari valoros
audica concert
auferircolher lucrar obter receber
auge culminanci cumul fastigi maxim paroxism pinacul pincar pino zenit
augur ausent profet
augurar auspiciar corvejar predizer pressagiar profetizar prognosticar propiciar
auguri horoscopi predica prognostic vaticini
august grandios imponent magnific majestos respeitavel solen venerand
aula cadeir class escol estud lica preleca
aument crer crescid desenvolviment elevaca engrandeciment expansa hiperbol increment melhori multiplicaca progress prosperidad suplement
aumentad avantajad crescid desenvolvid dilatad duplicad reforcad
aumentar avolumar avultar carregar crescer desenvolver dobrar elevar emendar engrossar enriquecer espichar exagerar majorar melhorar multiplicar progredir prolongar prosperar somar
aura bris celebridad chanc fama renom sopr
aure brilhant croce dourad luminos magnific nober
aureol diadem glori halo prestigi resplendor
aureolar coroar glorificar
auriflam bandeir estandart labar pavilha penda
auror comec dilucul inici madrugad manh origem principi
auscultar escutar inquirir sondar
ausenci carenci defecca falh falt privaca
auspiciar desejar fadar patrocini predizer prenunci pressagi proteca
auspicios esperancos futuros prometedor
auster cata conspicu cru espartan estoic grav inconcuss intransigent justiceir nober rigid rigoros rispid seri sever supercilios veridic
austeridad durez estoicidad incomplacenci incorrutibilidad inteirez rigidez rigor rispidez severidad temper
autarquic autonom moderad
autentic fidedign historic legitim lidim verdadeir veridic
autenticar autorizar certificar firmar justificar legalizar legitimar ratificar
autenticidad identidad veracidad verdad
auto instrument solenidad veridic
autocraci despotism
autocrat caudilh chef despot dominador
autocton crioul indigen nativ natural
automat bonec bonifrat briguel fantoch marionet titer
autonom independent livr
autonomi emancipaca independenci liberdad
autopsi critic
autor cabec chef descobridor escritor fijmbador inventor pai responsavel
autoridad basta capacidad comand dignidad dominaca domini forc govern idoneidad imperi importanci jurisdica mand poder poderi potenci prestigi senhori soberani
autoritari despot despotic dogmatic dominador imperativ manda violent
autorizaca consentiment liberdad licenc mandat nuca passaport permissa sanca veni
autorizad conceituad garantid outorgad
autorizar confirmar deixar franquear permitir validar
auxili dema aviament bafej concurs confort cooperaca fautori foment mao prestim proteca recurs socorr subsidi supriment favor
auxiliar coadjuvar cooperar facilitar favorecer ministr patrocinar pavonear secretari secundar servir socorrer valer
avacalhad desleixad desmoralizad enxovalhad maltratad relaxad
avacalhar deprimir desmoralizar ridicularizar
avaliaca calcul comput estim estimaca estimativ tism
avaliad conceituad medid orcad
avaliador louvad
avaliar calcular computar conceituad conhecer contrastar cotar determinar estimar julgar louvar medir orcar pesar qualificar reputar
avalist fiador responsavel
avalizar endossar garantir
avanc increment melhori vantagem
avancad salient
avancar entranhar exceder expor progredir
avantajad corpulent desenvolvid superior
avantajar exceder progredir superar vencer
avantesm aveja espectr fantasm
avar avid cios ciument esganad insaciavel mesquinh segur sordid tacanh usurari zelos
avarent avar caipor cauir cigalheir forret mesquinh miseravel somitic sovin tacanh usurari
avarez mesquinhez mofin somiticari sovinic
avari dano desaster estrag prejuiz
avariar danificar estragar prejudicar
aveja espectr fantasm visa
avelar encarquilhar engelhar enrugar
avelhantad descaid escachelad
aveludad doce maci meig suav
avenc concordi convenca harmoni unia
avenid vila
aventar aventurar dizer expor lembrar proferir sugerir ventilar
aventur cartad facanh lanc perig prez risc sucess
aventurar impostor jogar ousad temerari tentar vagabund
aventuros denodad ousad perigos romanesc
averbar classificar inscrever qualificar registrar
averiguaca constataca indagaca informaca inquerit inquirica investigaca pesquis reconheciment sindicanci verificaca
averiguar certificar examinar indagar inquirir perscrutar pescar pesquisar sindicar sondar verificar
avermelhar enrubescer ruborizar
aversa contrariedad desgost embirraca enjo execraca fasti fobi horror malevolenci malquerenc odio quizili raiv rancor repugnanci repuls repulsa
avezad habituad
aviad concluid desembaracad despachad preparad
aviar concluir executar expedir formular manipular preparar
avid cobicos cupid ebri edaz esganad famint gluta hiant insaciavel seco sedent sequios sofreg voraz
avidez cobic edacidad esganaca fome garr glutonari gula sede sofreguida voracidad
avigorar confirmar corroborar enrijar esforcar fortalecer fortificar oxigenar reverdecer robustecer
aviltad deprimid desonrad humilhad rebaixad
aviltament baixez degradaca desonr envileciment infamaca infami oprobi oprobri vilez vilipendi
aviltant degradant depriment desonrant desonros desprezivel humilhant ultrajant
aviltar degradar deprimir descer desclassificar desonrar diminuir envergonhar envilecer humilhar pejorar profanar prostituir rebaixar
avinagrad azed irritadic
avind concord
avis comunicaca conselh correca ditam exortaca insinuaca memorand notici opinia participaca recad recomendaca
avisad caut comunicad cordat discret incaut madur notificad precatad precavid prevenid prevident prudent sabi
avisar cientificar comunicar informar intimar noticiar notificar participar prevenir revenir
avistar bispar descobrir descortinar distinguir divisar enxergar lobrigar mirar ver
avivar colorir despertar espertar exacerbar excitar renovar retocar
aviventar reanimar
avizinhar chegar confinar
avolumar avultar encher engrandecer
avuls desirmanad isolad separad solt
avulsa deslocaca evulsa
avultad consideravel fabulos grand volumos
avultar exagerar multiplicar realcar ressair sobrescrit sobressair
axiom brocard maxim proverbi sentenc
axiomatic clar evident incontestavel intuitiv
azabumbar estontear
azafam fain lida lufaluf press rebulic trabalheir trig
azafamad pressuros
azar cafif caguir caiporism contratemp infelicidad jetatur macac masort sort urucubac
azarad azarent caipor infeliz infortunad pesad
azaranzad estontead zonz
azaranzar banzar
azarent aziag nefast ominos
azed azia irritaca rispid rudez
azedad irritad
azedar fermentar exasperar
azedum fel pesadum ranc
azemol best cavalgadur cavalicoqu
aziag funest infaust ominos
azoad zonz
azoinar chicot importunar incomodar lateg molestar vergast
azorragu chibat chicot lateg vergalh vergast
azucrinaca caceteaca
azucrinant irritant macador
azular desaparecer fugir
baba babos bocaabert dengos enamorad idiot patet
baba babugem saliv
babacu macumb candombl xang
babad enamorad pasmad
babaquar caipir matut palerm tolo
babel balburdi barafund cao confusa desordem
babelic confus desordenad misturad
babos dengos idiot parv tolo
babugem bagatel ninhari nonad
babujar conspurcar corromper
bacanal devassida farr orgi saturnal
baco embacad embaciad enevoad escur moren sombri trigueir
bacorejar pressagiar pressentir prever prognosticar
bacul borda cajad vara
badamec bonifrat rapazol
badern esturdi farr pandeg suci
bafaf barulh brig confusa discussa tumult
bafagem trem viraca
bafej favor halit proteca sopr
bafejad favorecid inspirad protegid
bafejar favorecer insuflar proteger soprar sorrir suspirar
bafi bolor mofo
bafo halit respiraca
baga frut gota ping
bagaceir cachac pleb rale
bagagem equipagem
bagatel bugigang drog frioleir frivolidad futilidad insignificanci minuci ninhari niquic nonad nuga ridiculari
bagunc confusa desordem freg fuzarc presepad trapalhad
bagunceir briga desordeir provocador
baia ensead
bail danc recepca
bailadeir bailarin dancadeir dancarin
bailarin dancadeir dancarin
baileu estrad palanqu tribun
baio gatead trigueir
bait destemid famos grand valent biguan
baiuc tabernaoutabern bodeg bolich locand tabern
baix chul corriqueir ignobil indign infam inferior infim inominavel mesquinh pequen plebeu rele repelent servil sez sordid tamancud terrulent vil
baix decadenci declini desvalorizaca quebr
baixad encharcad planici
baixar curvar debrucar descer diminuir inclinar minguar minorar pender
baixel envileciment servic
baixez canalhic degradaca indignidad infami oprobri pequenez ruindad sabujic servilism sordidez submissa subservienci turpitud vilani vilez
bajoujar bajular lisonjear mimar
bajoujic tolic
bajulaca chaleirism engrossament incensaca lambica lisonj louvaminh rapap sabujic subservienci zumbai
bajulador chaleir cheiret engrossador incensador lacai louvaminheir sabuj servil
bajular chaleirar cheret endeusar engrossar incensar lisonjear puxar sabujar
bala balel boat glob mentir peta
bala caramel confeit fard pacot rebucad
balai cest jaca
balanc balouc gangorr inventari sacudidel solavanc verificaca
balancar baloucar embalar hesitar oscilar vacilar
balbuciar gaguejar segredar sussurrar
balburdi barafund cao charivari chinfrim confusa desordem escangalh espalhafat forroouforrobod fuzarc mexid pandemoni tropel trovoad
bald capang defeit eiva falt frac mani pech sena sestr
bald falh inutil vao
balda contratemp desventur dest improperi infortuni ofens oprobi
baldad frustrad frustratori improficu infrutifer inutil malograd supervacane vao
baldar frustrar furar inutilizar
baldi inutil ocult
baldroc dolo embust fraud trapac
balel boat mentir
baliz batedor guia limit marc meta sinal termin
balizar delimitar demarcar denominar limitar marcar
balof fofo obes vao
balouc oscilaca sacudidel
baloucar embalar oscilar sacudir
balsam confort consolaca efluvi lenitiv perfum
balsamic odorifer oloros perfumad
baluart cidadel defes fortalez fortificaca redut sustentacul
bamb bamburri destemid famos manda valent
bamb entregu esbodegad flacid froux lass laxo mole relaxad suxo
bambez frouxida lassida molez relaxaca
bambochat deboch orgi pandeg patuscad rapioc troc
bambolear rebolir
bamburri casualidad sort
banal comezinh comum corriqueir insignificant ordinari pueril trivial vulgar
banalidad frivolidad futilidad trivialidad vulgaridad
banan idiot moleng palerm
banc carteir mesa secretari
bancarrot falenci quebr
band bandagem cint facca faix fita lado part partid pont
band caterv facca grup host leva magot malt punhad quadrilh ranch sequel suci troc turm
bandagem faix
bandalh desbocad farrap indecent pulh sacripant semvergonh trap
bandalheir canalhic ladreir negociat senvergonhic velhacari
bandarr mandria meretriz rameir vadi
bandarrear gandaiar vadiar vagabundear
bandeir cor estandart guia labar pavilha penda
bandid bandoleir celerad criminos malfeitor salteador sicari
bandoleir cangaceir malfeitor mentiros salteador trapaceir vicios
bandulh barrig panc venter
banh chorum enxundi gordur unto
banh lavagem proclam
banhad brej charc lavad molhad pantan regad
banhar cercar embeber imergir inundar irrigar lavar molhar passar regar
banid degredad deportad desterrad exilad expatriad proscrit reprob
baniment desterr exili proscrica relegaca
banir degredar desterrar destituir eliminar excluir exilar expatriar expulsar proscrever
banqueir capitalist milionari numulari ricac
banz barulh chinfrim desordem zaragat
banz pasmad trist
banzad desapontad espantad pasmad surpres
banzar espantar matutar meditar pensar surpreender
baqu boleu choqu estrond pancad qued
barafund barulh confusa desordem motim trapalhad tumult
barafustar bracejar
baralhar confundir desordenar embaralhar misturar
baratr infern precipici voragem
barbant cordel guit linh
barbar brutesc cru cruel desuman feroz grosseir iman implacavel incult rude sanquinari selvagem tiran truculent vandal
barbari canibalism crueldad grosseri selvajari
barbaridad bestialidad crueldad desumanidad disparat ferez ferocidad maldad selvajari truculenci inconscienci
barbarizar embrutecer
barc bote embarcaca nau navi
bard cantor peta vate
barganh permut trapac troc
barr boca debrum embocadur entrad fimbri fris list orla raia tira
barr lama limo lodo tijuc
barrac caban choc choupan palhoc pavilha ranch tend
barraca estanci hangar telheir
barragem diqu impediment obstacul obstruca tapum
barranc barreir barroc despenhadeir margem talud valo
barranc margem ribanceir
barranceir riba ribanceir
barrar eliminar excluir revestir
barrear calafetar tapar
barreir empecilh escarp estorv limit obstacul palicad talud
barret carapuc casquet gorr
barric barril pipa tonel
barrig bojo engan erro panc pandulh protuberanci salienci venter
barrigud gorduch obes pancud ventrud
barril pipa tonel
barroc biboc cova despenhadeir grot
barulh bochinch brig bulh celeum charivari chinfrim chinfrinad confusa desaguisad desordem destampatori encrenc espalhafat estardalhac estrepoli estrond fim furdunc fuzu galh grud inferneir pandemoni presepad rebordos rolo ruid rumor rusg salseir sangangu sarilh soad sururu tropeli tumult zaragat
barulheir confusa gritari
basbaqu bocaabert estaferm imbecil palerm parv pascaci patet tolo
basbaquic bobic disparat tolic
base fundament lastr origem peanh pedestal soco sope sustentacul
basead estribad firmad fundamentad justificad
basear estabelecer fundamentar fundar
basic capital essencial fundamental organicoi primordial principal
basofi fanfarr farof filauci
bast cerrad dens espess numeros
basta borda cajad dens poder
bastant capaz necessari precis suficient
bastard degenerad espuri ilegitim natural
batalh campanh combat discussa duel esforc luta pelej preli pugn
batalhaca pertinaci porfi teim
batalhador combatent defensor lidador peregrin pugnaz
batalhar combater guerrear pelejar pugnar teimar
bateboc contend discussa
batedor explorador precursor
batel cano
batepap coloqui convers palestr
bater cascar chicotear chocar contundir dar derrotar desancar desbaratar espancar explorar furtar fustigar macar maltratar martelar palpitar percutir remexer rostir seviciar sovar surrar tocar varejar vergastar zurzir
batid chap comum derrotad serodi trilhad vencid vulgar
batid exploraca investigaca procur
batizar fraudar
batot burl fraud logr patot trapac tric
batuc biboc bitacul botequim espelunc tasc
batut capaz competent habil notavel
bazar loja pavilha
bazofi farrom gabo impostur jactanci jatanci lambanc lorot paparrotic patacoad pretensa pros prosapi quixotad ronc fidalguic
bazofiador bravateador filaucios gela
bazofiar bravatear campar
bazoftar blasonar gabar
beat carol devot ditos feliz santarra
beatitud felicidad quietud serenidad
bebe bonec criancinh nene pequerruch
bebed chumbad ebri embriagad encachacad tocad
bebedeir bico borracheir camec carraspan chuv embriaguez esborni farr gata mona pilequ piteir porr
beber engolir ingerir libar tomar
beberra cachaceir
beic calot
beijar rocar tocar
beir beirad bord cairel encost extremidad fald margem orla ourel proximidad riba sope vertent
beirad encost fald margem sope vertent
beiradejar beirar contornar ladear rodear
beiramar cost litoral marinh prai
beirar confinar defrontar orcar
beleguim esbirr
belez bonitez encant excelenci formosur galhardi gentilez grac graciosidad lindez loucani magnificenci perfeica venustidad
belicos guerreir pugnaz
beliscar debicar petiscar
belo bom bonit elevad formos generos lind nober primoros pulcr
bem dita domini felicidad haver interess lucr propriedad proveit utilidad vantagem ventur virtud
bemafortunad ditos feliz venturos
bemcriad cort delicad polid urban
bemestar comodidad confort felicidap satisfaca
bemfadad ditos feliz
bemi cigan estroin
bemparecid bonit elegant gentil
bemvist benquist conceituad considerad estimad
ben cabedal chorum domini dote fazend fortun haver meio propriedad
bendit bent ditos feliz louvad
bendizer louvar glorificar santificar
benefic bondos favoravel proveitos salutar util
beneficenci caridad filantropi humanidad
benefici esmol favor ganh grac interess lucr melhori merc present produt proveit rendiment
beneficiar dotar favorecer melhorar proteger reparar utilizar
benemerit distint iluster inclit magnanim
beneplacit licenc veni
benevol benfazej benign bondos complacent hospedeir misericordios obsequios propens querencos
benevolenci benignidad benquerenci bondad caridad complacenci estim favor filantropi obsbqijiosidad
benevolent bondos caridos cordial
benfazej benign caridos caritativ generos
benfeitor filantrop humanitari protetor
benign bom bondos brand complacent cordial favoravel frac generos human suav
benignidad bondad complacenci generosidad indulgenci
benquerenci estim
benquist estimad prezad querid
bent consagrad
benzer glorificar proteger sagrar
beoci bocal bronc estupid ignorant imbecil otari rude
berc comec leit nasciment origem patri procedenci
bernard motim rebelia revolt sedica
bernardic dislat parvoic tolic
berr brad grit guinch rugid urro
berrar bramar deblaterar gritar vociferar
berreir chor gritari vozeari
best cavalgadur estupid ignorant ingenu muar mula tolo
besteir bobagem burric disparat estupidez tolic
bestial brutal brut grosseir repugnant selvagem
bestialidad brutalidad estupidez selvajari
bestialogic disparatad inept tolo
bestificad boquiabert perplex
bestunt cachimoni cachol mioleir
besuntar engordurar ensebar sujar untar
betad listrad malhad matizad
bezerr garrot
biboc burac caseber cova grot ranch
bich fila fileir lombrig verm
bicha decidid dispost valenta
bico biscat extremidad ganch pico pont pua
bicud complicad dificil embriagad pontiagud pontud zangad
bifar furtar surripiar tirar
bifront desleal fals traiceir
bigorrilh bilter birbant safardan
biguan bilis grand
bilh moring
bilhet cart cedul entrad passagem pass recad
bilios coleric malhumorad
bilis fel
bilontr libertin malandr peralvilh velhac
bilter birbant bisborri boreabot canalh cao mariol meliant ordinari pandilh patif safardan salafrari sicofant trast tratant
birbant patif trast velhac
birr canham caprich malevolenci mani obstinaca odio perric pontinh teim teimosi teir turr zang
birrent emperrad irascivel obstinad ranzinz recalcitrant ruvinhos teimos voluntarios
bisbilhotar corvejar enredar espreitar esquadrinhar fuxicar mexericar segredar
bisbilhoteir chocalheir intrometid mexeric mexeriqueir onzeneir zabumbeir
bisbilhotic curiosidad indiscrica intrig mexeric
bisborri patif safardan salafrari
bisc desclassificad ruim safad
biscat galh ganch lambujem
bisonh calad inexperient novat trist
bispar entrever lobrigar perceber surripiar
bitacul bodeg botequim
bitol craveir estala medid model norm padra
bizarr cavalheir cavalheiros galhard garbos gentil munificent nober original valent
bizarri bravur denod galhardi garb gentilez jactanci ostentaca valenti
blandici carici meiguic
blandicios carinhos meig mimos tern
blasfemar insultar maldizer praguejar renegar ultrajar vituperar
blasonador fanfarra jactancios potoqueir
blasonar bravatear galrar garoantear ostentar proclamar
blindad couracad enfeitad protegid reforcad
blindar proteger reforcar revestir
bloquei cerc siti
boa favoravel util
boat inventiv novidad rumor
bobagem ninhari tolic
bobic bufonari jogralidad
bobo buenadich chocarreir histria idiot jogral palhac polichinel pomboc tant trua
boboc palerm patet toleira
boca embocadur entrad
bocaabert tolo
bocad lasc nacad naco pedac porca raca taco
bocal bronc estupid grosseir ignorant jalof lerd lorp rude zebr
bocalidad estupidez grosseri ignoranci
bocej sopr
bochinch conflit desordem sururu tumult
bochincheir briga desordeir turbulent
boci broncocel papeir papo
boco idiot pacovi pascaci patet tolo
boda casament enlac himeneu matrimoni
boda casament himeneu nupci
bodeg bolich botequim drog espelunc porcari tabern tabernaoutabern tasc
bodos emporcalhad imund porc sujo
bofe carater indol
bofeta sopap tabef trampesc
bofetad bofeta bolach desfeit injuri insult irompac lampan pitomb sopap tabef tapa trampesc
boiar flutuar sobrenadar vaguear
bojo capacidad panc salienci seio venter
bola caroc cour engan esfer glob logr pelot pilheri suborn
boletim panflet prospect revist
boleu qued tomb
bolich botequim tabern tasc
bolor decadenci mofo velhic
bols capang carteir mochil
bom bondos cert clement correi destr estimavel exat experient favoravel garantid gostos grand habil human indulgent just lucrativ macanud macot perfeit propri rendos salutar segur sopa taco
bomb novidad petard reprovaca sucess
bombardear bombear canhonear
bombastic campanud empolad estapafurdi estrondos extravagant mirabolant pretensios
bombear espiar explorar reprovar
bonacha credul ingenu simplori
bonanc sosseg tranquilidad
bonancos calm galern seren sossegad tranquil
bondad bonomi brandur caridad clemenci complacenci condescendenci docur favor filantropi gentilez merc
bondos brand caridos clement complacent condescendent humanitari human longanim magnanim patriarcal sant
bonec bonificaca bonifrat polichinel
bonificaca gratificaca
bonifrat fantoch
bonit elevad formos generos lind macot nober
bonitez formosur lindez
bonomi simplicidad singelez
bonus vale
boquiabert embasbacad enlevad estacad maravilhad pasmad perplex
borbortnh ruid rumor sussurr
borbota cacha golfad jato jorr lufad
borbulh defeit empol macul
bord bord cairel extremidad fimbri margem orla prai
bord orla
borda cacet cajad chava estei estribilh pau troch varapau
bordadur decoraca guarnica lavor ornat
bordar guarnecer orlar
bordel conventilh covil lupanar prostibul
bordoad cacetad catanad pancad paulad ripad
boreabot safardan
boro dinheir fich tramoi
borr deposit escumalh feze sediment
borra desdour macul nodo rascunh
borracheir desconchav grosseri sujeir
borralh lar
borrar defecar enodoar manchar rabiscar sujar
borrasc procel tempestad temporal vendaval
borrifar irrorar orvalhar pulverizar regar rociar salpicar
bosqu espessur florest mata matagal sarc selv
bosquej debux esboc rascunh resumir sintetizar
bosquejar delinear esbocar resumir sintetizar
boss coficov corcov inchac propensa protuberanci
bostel crost ferid
bota doce gema gomo guloseim ludibri prejuiz
botar colocar deitar por
botareu escor
bote cano cutilad salt
botequim cafe locand
botocud caipir grosseir matut rude
brad clamor exclamaca grit queix reclamaca
bradar bramar clamar conclamar declamar divulgar estoilar exclamar gritar reclamar rugir vociferar
bramar bramir rogar rugir urrar
bramid estampid estrond rugid urro
bramir fremir ressoar retumbar roncar rugir urrar
bramos enfurecid raivos tempestuos
branc cachac parati
branc candid descorad lacte livid nive palid piting
brancacent branc esbranquicad
brancur candur
brand concertad dobradic efeminad facil flexivel fofo galern indulgent lent leve maci maleavel mavios meig meneavel mole plastic suav tenr tern untuos
branda fach fech toch
brandir vibrar
brandur delicadez docilidad indulgenci indult lenidad maciez mansida mansuetud meiguic moderaca suavidad ternur
branquear branquejar dealvar embranquecer limpar purificar
branquejar clarear
braouiline braquimorf braquitipic breviline
braoutmorf braquiline braquitipic breviline picnic
braquiline breviline braquttfpic picnic
braquimorf breviline picnic
braquitipic picnic
braquttfpic breviline picnic
bras ira
brasa escud glori insigni
brav coleric corajos denodad destemid dign enraivecid galhard incult indomavel intrepid maninh possant silvester valent valoros venenos
bravat fanfarr fanfarronad farof farrom jactanci lodac prosapi quixotad ronc vanglori
bravateador fanfarra
bravatear galrar roncar
bravez bravur coragem ferez ferocidad sanh selvajari
bravi brav brut chucr feroz incult indocil indomavel labrusc procelos rude safar selvagem silvester
bravur coragem galhardi heroism valenti
brech burac cavidad dano fend feriment frest golp oportunidad prejuiz romb
brej pantan paul sang tijuc tremedal
brejal brej pantanal paul
brejeir garot malicios marot vadi
brenh complicaca confusa frag matagal
brev concis curt efemer fugaz laconic ligeir passageir perfunctori rapid sucint talism transitori
breviari resum sinops sintes sumari
brevidad concisa laconism prontida rapidez
breviline picnic
bridar enfrear refrear reprimir
brig bulh conflit contend desaguisad disput disturbi encontr escaramuc freg galh grud hostilidad lica luta pega pelej pendeng pugilat rixa rolo rompiment rusg salceir salseir sangangu sarilh sururu testilh
briga briguent bulhent capeir espalhabras rixos
brigar briquitar combater contender discordar discutir enfarruscar enticak lutar pelear pugnar rixar tercar triscar
briguel fantoch marionet
briguent bulhent desordeir rixos
brilh celebridad cintilaca clara colorid esplendor fulgor fulguraca grandiosidad lampej limpidez lucidez luster luz nitescenci nitidez refulgenci relumbraca resplandecenci reverber vivacidad
brilhant brunid celeber cintilant clar coruscant ensolarad esplendent esplendid excelent flamant flamejant fulgent fulgurant grandiosidad iluster iriant lucid luculent luminos luzent luzidi luzid magnific nitent ostentos refulgent reluzent resplandecent rutilant rutil suntuos vivid
brilhantism colorid esplendor magnificenci vivacidad
brilhar chamejar cintilar dardejar flamejar fulgir fulgurar fuzilar galhardear irisar irradiar lampejar lucilar luzir prefulgir radiar raiar refulgir relumbrar reluzir resplandecer reverberar rutilar sair
brinc brinqued divertiment folgued jogo
brincadeir brom chacot divertiment entreteniment faceci folganc folgued foli galhof gracej partid passatemp pass reinaca troc trot zombari
brincalha cacoist chalaceador engracad facet folgaza folia galhofeir gracejador magan patusc trocist treist zombeteir
brincar embromar escarnecer folgar galhofar gracejar jogar vadiar zombar
brind dadiv lembranc mimo ofert present regal saudaca
brindar dadivar mimosear obsequiar oferecer presentear regalar saudar
brinqued folgued gaudi gracej jogo tetei
brio caprich coraca coragem decur denud dignidad estimul garb hombridad honr honradez orgulh peit pujanc pundonor valor
brios cavalheir cavalheiros corajos garbos guapeta nober pundonoros
briquitar combater lidar mourejar pelejar
bris frescur viraca zefir
brisar emporcalhar enodoar sujar
britar confundir fragmentar mer partir quebrar
brocard maxim proverbi sentenc
brochur folhet opuscul panflet
brodi festim patuscad
brodtst galhofeir pandeg patusc
brom gracej troc
bromar correr estragar fracassar inutilizar quebrar
bronc desajeitad estupid grosseir ignorant lanzud peco romb rude tapad
broncocel papeir papo
bronzead trigueir
broquel defes escud
brot gema gomo grel novedi olho pimpolh rebent renov
brotar criar dar deitar desabrochar expelir germinar golfar grelar irromper jorrar lancar manar marejar nascer pegar produzir proferir promanar pulular surgir
brum cerraca incertez nevo neveir obscuridad
brumos nevent sombri
brunid luzidi polid
brunir espelhar lapidar lustrar polir
brut chul estupid grosseir javard lerd malcriad mazorr rude selvagem tosc vandal
brutal estupid grosseir proterv selvagem truculent violent
brutalidad estupidez grosseri selvajari violenci
brutalizar brut embrutecer estupid grosseir selvagem
brutesc feroz grosseir grotesc malcriad ridicul tosc total
brux feiticeir
brux feiticeir hierofant macumbeir magic mago mandingueir necromant nigromant quiromant
bruxari despach feiticari feitic macumb malefici manding
bssusc desabrigad inesperad nublad subit
bucolic pastoril petic puro simpl singel
buenadich fanfarra jogral palhac sina trua
bufa burlesc chocarreir polichinel saltimbanc titer
bufo burlesc comic facet jovial
bufonari chalac
bugi macac mono simi
bugr estupid incivil indi selvagem
bulh desordem disturbi estalad inferneir infern motim pandemoni soad
bulhent turbulent
bulici inquietaca motim ruid
bulicos desinquiet efervescent inquiet irrequiet levad peralt rabin remexid tedo travess turbulent
bulimi insaciabilidad
bulir mexer palpitar provocar remexer
burac cava cavad cavidad concavidad cova decepca dificuldad embarac fend foss furo janel orifici perig romb socava toca
burgu chat comum grosseir ordinari
burilar entalhar gravar lavrar
burl chasc dolo engan engazopaca escarni fraud logr mistificaca motej negac tratantad zombari
burlar defraudar embacar enganar fraudar iludir lograr ludibriar mistificar motejar
burlesc comic grotesc irrisori jocos picaresc ridicul
burr estupid grosseir ignorant jument orelhud tapad teimos
burrad cabecad desatin estupidez necedad tolic
burric cabecad dislat estupidez ignoranci patad sandic tolic
busc caca cata demand devass diligenci exam indagaca investigaca perquisica pesquis procur revist
buscad pretensios rebuscad
buscar cacar catar escaravatab examinar idear investigar procurar tentar
busilis dificuldad embarac estorv obstacul
buzin furios trombet tromp
cabal claqu combinaca conlui intrig maquinaca tramoi
cabal complet perfeit plen
cabalasl conluiar enredar intrigar
cabalistic enigmatic indecifravel misterios obscur secret
caban caseber choc choupan palhoc
cabaz cest
cabec cachimoni cachol caco cerebr cerviz chef dirigent extremidad guia inteligenci juiz maioral memori principi prudenci queng
cabecad desacert disparat erro maluquic tolic
cabecear cochilar desviar inclinar madornar
cabecud capitos cargos casmurr caturr obstinad pertinaz pirronic teimos testud
cabedal fazend haver prepar riquez
cabeleir coma
cabelud custos dificil gadelhud hirsut intrincad pilos velos vilos
caber cair competir cumprir enquadrar impendent impender pertencer tocar
cabiment convenienci corrid envergonhad humilhad oportunidad vexad
cabivel oportun
cabo caud chef extremidad fim ponta punh rabo
cabocl caipir mameluc mulat sertanej
caborteir embusteir manhos velhac
cabotin cinic impostor presumid
cabouc cova escavaca vala
cabr cabrit cafuz malandr mestic mulat
cabreir espert fino
cabriol cambalhot pinch piruet salt viravolt
cabrit moren mulat trigueir
cabroch cafuz
cabulos desagradavel
caca encalc investigaca perseguica procur
cacar colher perseguir procurar
cacarec trast
cacec cume outeir pico
cacet chat enfadonh estopador fatigant importun indigest insipid macador macant pau perob porret soporifer troch
cacet jeita sestr tico
cacetad caceteaca importunaca pancad paulad
caceteaca macad chateaca paulificaca estopad seringaca xaropad
cacetear enervar importunar incomodar macar martelar
cach madeix penc
cacha cacheir fervur
cachac cangot cerviz nuca
cachac jerebit mama mandureb parati ping vici
cachaca empurra irompac safana
cachaceir soberb
cachar encobrir esconder ocultar tapar
cachead cresp ondead
cacheir catadup catarat corredeir levad salt
cachimoni cachol juiz pachorr pacienci
cachoar escachoar ferver tumultuar
cachol juiz
cachop escolh rapaz
cachop moca pequen raparig
cachorr canalh cao desprezivel indign perr vil
cachorrad canalhic tratantad
cacif caix cofr
cacimb cistern cova poco
caciqu chefet manda
caciquism caudal
caco fragment juiz pedac tino
cacoad chalac debiqu deboch mangaca mofa motej troc zombari
cacoar chalacear chocarrear derricar embromar escarnecer mofar motejar trocar zombar
cacoist treist
cadastr estatistic recenseament registr
cadaver defunt mort
cadaveric desfigurad livid moribund
cadei carcer cord corrent correntefluent gaiol gargalheir grad jaul laco presidi prisa seri vincul xadrez
cadeir disciplin escol
cadeir quadril
cadenci compass march regularidad
cadenciad compassad harmonic pausad
cadim destr espert habil
caduc decidu decrepit esquecid maniac mentecapt perecedor toleira velh
caduquic decrepitud idiotic maluquic
cafangar maldizer
cafe moca
cafif jetatur peso
cafuz mestic mulat
cagac medo sust terror
caguinh covard frac medros pusilanim
caguir caiporism peso
caicar caipir malandr tapum vagabund
caid decadenci decliv desmoronament quebrad qued
caid derretid derric derrubad descaid enamorad enrabichad trist
caiment decadenci dengu derric embeicament enfraqueciment prostraca qued rabich ruin
caipir capiau capuav casacud catimb jeca matut roceir sertanej tabareu
caipor infeliz infortunad leco
caiporism enguic infelicidad macac masort peso urucubac
cair correr desabar descambar descer harmonizar incorrer refletir sobrevir tombar
cairel debrum orla
cairelar debruar orlar
caix caixa canastr cofr reservatori urna
caixa esquif feretr
cajad pau vara varapau
cakater cunh dignidad expressa figur geni humor impressa indol marc missa temperament
calabouc carcer enxovi ergastul masmorr prisa
calacari ociosidad preguic
calacear mandriar vadiar vagabundear
calaceir malandr mandria preguicos vadi
calad embatucad embuchad mudo recolhid retraid silencios silent taciturn
calafetar tapar
calamidad catastrof desgrac fatalidad flagel infortuni pest prag
calamitos desastrad desgracad funest infaust infeliz tragic
calar dissimular emudecer entrar entupir ocultar penetrar silenciar
calcad espezinhad pisad trilhad
calcar comprimir desprezar esmagar estampar modelar oprimir pisar pisotear premer socar sopear violar empedrador empedrar encalcar escorar
calcinar cozer inflamar queimar
calcitrar recalcitrar repugnar
calcul comput conjetur cont estimativ idei medid operaca pedr pressupost suposica teori tism
calculad conjeturad contad medid orcad
calcular computar conjecturar contar desconfiar julgar louvar numerar orcar premeditar preparar pressupor prever
calculist interesseir prevident
caldear cruzar misturar temperar
calejad curtid endurecid experient iendurecid insensivel inveterad pratic
calendari repertori
calhau pedr pedregulh seix
calid fervid queimos quent
calm desabafad dorment impassivel mans placid qued repousad seren sossegad tranquil
calm fleum imperturbabilidad moderaca pasmaceir paz placidez presenc quietaca remans sosseg tranquilidad
calmant leniment lenitiv paliativ sedativ
calor canicul cio esto fogo inflamaca quentur soalheir vida
calot caron espig fint
caloteir estradeir velhac
caluni detraca difamaca falsidad injuri ladrad
caluniar desacreditar detrair difamar enegrecer enxovalhar infamar malsinar ultrajar
calv carec pelad piroc
calvici carec
camad formaca indument indut revestiment tunic
camarad companheir confrad consoci contijbernal
camaradagem convivi intimidad
cambalhot piruet viravolt
camec embriaguez porr torpor
caminh carreir comunicaca condut derrot destin diretriz estrad pass port rota serventi tendenci trajet tramit transit trilh vered via
caminhad etap jornad march percurs
caminhant caminheir transeunt viajant viajor viandant
caminhar ipueir marchar navegar pisar seguir transitar trilhar viajar
caminheir viandant
camo caolh vesg zarolh
camp ensej estadi extensa materi motiv roca
camp sepulcr sepultur tumul
campanari povoad
campanh esforc expedica guerr trabalh
campanud empolad enfatic pompos
campar ostentar pimpar
campea heroi paladin
campester pastoril rural rustic
campin plain planici planur prad
campon lavrador ruricol vila
canal cano condut estreit intermediari intermedi levad meat sulc tubo vala vaso via
canalh cao choldr cinic corj crapul gentalh ignobil indign meliant miseravel ordinari patif pleb pulh rale sacripant safardan vil
canalhic ladreir maroteir molecagem sujeir
canca cantar cantic cantig cant hino toad trov
cancelar derriscar desfazer eliminar excluir expulsar inutilizar riscar trancar
candelabr luster
candid infantil ingenu inocent simpl cast eburne puro
candidat concorrent opositor postulant pretendent
candombl macumb xang
candong futric intrig lisonj mexeric
candongueir enredador impostor intrigant lisonjeir mexeriqueir
candur ingenuidad inocenci simplicidad sinceridad
cang domini jugo opressa
cangaceir facinor jagunc malfeitor salteador
cangar dominar jungir oprimir subjugar vencer
cangot nuca
canham diamb maconh
canhestr desajeitad desengoncad inabil
canhonear criticar
canhot demoni desajeitad desastrad diab esquerd inabil
canibal feroz selvagem
canibalism ferocidad selvajari
canicul quentur soalheir solam
cano canud tubo
cano pangai
canonizar lisonjear santificar
canonoucanon decisa decret model norm padra preceit regr
canor harmonios sonor suav
cansac canseir enfad esgotament estaf estafament fadig lassida lombeir quebrament quebrantament quebreir
cansad derread derrotad desalentad embotad enfastiad entediad entregu esbaforid esbandalhad esbodegad esfalfad estrompad estropiad exaust extenuad fadigos fatigad lass moid ofegant oprimid semimort sovad
cansar esbandalhar esfalfar estafar estrompar fatigar fracatear importunar pregar
cansativ extenuant fadigos trabalhos
canseir estafament fadig lida sufocaca trabalheir trabalh
cant esquin estanci estrof hino melopei quin toad
cantar cantic cantig celebrar enaltecer entoar exaltar gabar induzir louvar modular ressoar seduzir trovar
cantic hino pema
cantig cantilen cant moda toad trov
cantilen engod melopei
canud diplom tubo
cao capet demoni diab perr
cao confusa desordem
caolh estrabic vesg zarolh
capa capot cobertur envoltori involucr mant ponch proteca revestiment sobretud
capacet casquet cimeir
capachism servilism subservienci
capacidad cultur envergadur faculdad habilidad habilitaca honestidad idoneidad inteligenci medid poder poss possibilidad probidad vao
capacitar compreender convencer habilitar
capadoci fanfarra malandr parlapata trapaceir vagabund
capadur cinic desavergonhad descarad semvergonh
capang defeit embust esbirr guardacost guardia jagunc melindr pech pistoleir sicari valenta
capataz feitor gerent olheir
capaz competent destr dign dispost habil habilitad honrad idone perit proficient seri suficient
capcios cavilos enganador insidios sorrateir
capear confrontar disfarcar encapar encobrir envolver grangear levar revestir
capeir desordeir jaca mato
capel santuari templ
capeng caxing coxo manc manquitol
capengar caxingar coxear mancar manquejar
capet demoni diab lucifer satan traquin travess
capiau capuav jeca matut tabareu
capinar carpar carpir limpar mondar sachar
capital dinheir essencial fundamental haver mortal principal riquez subtancial
capitalist magnat milionari numulari rico
capitanead dirigid
capitanear chefiar comandar conduzir dirigir governar
capitoli esplendor fastigi glori triunf
capitos pertinaz teimos
capitul materi objet
capitular ceder enumerar
capot casac cobertur desculp disfarc mant pretext sobretud
caprich cism desej empenh esmer fantasi inconstanci irregularidad manh mani obstinaca opinia pundonor teim veleidad venerar venet voluntariedad
caprichad cinzelad
caprichar esmerar extremar prezar timbrar
caprichos discricionari emperrad esmerad excentric fantasist opiniatic partist ruvinhos teimos voluntarios
captar desviar dominar ganhar grangear
captur prisa tomad
capturar cativar fisgar prender
capuav matut tabareu
cara censur descompostur pito repreensa saraband
cara expressa face fisionomi focinh frent frontispici fuca lata rost semblant
carabin espingard fuzil
carac carantonh cara carranc
caracteristic distintiv essencial peculiar
caracterizar distinguir individualizar qualificar
caradurism cinism descoc senvergonhic
caramel confeit rebucad
caramingu dinheir
caraminhol guedelh intrig mentir patranh
carantonh cara caret
carapuc casquet gorr
carater natural categori cor cunh entranh especi expressa fibr indol naturez sabor temper temperament trac
caravan comboi expedica frot grup ranch
carcac esquelet
carcer ergastul gaiol grad presidi prisa
carcomer comer correr destruir escavar rer
carcomid carunchos comid corroid estragad gast ruvinhos
cardar desenredar destrincar pentear
cardeal fundamental principal
carec pelad piroc
carecent carecid falt necessitad precisad
carecid desprovid falh falt necessitad precisad
carenci defeit estreitez faleciment falt indigenci inexistenci inopi mingu necessidad negaca pobrez precisa privaca
caresti encareciment escassez falt mingu
caret gatimanh macaquic visagem
caret micagem momic mungang trejeit visagem
carg carregaca carregament embarac fardel fard onus pesadum port responsabilidad sova surr trambolh
carg empreg encarg funca honrari incumbenci lugar ministeri mister obrigaca ofici posica post responsabilidad
cargos impertinent teimos
carici carinh meiguic mimo ternur fest lisonj
caridad compaixa esmol filantropi
caridos caritativ esmoler filantrop indulgent magnanim pio
carimb chancel selo sinet
carinh meiguic mimo ternur
carinhos caroavel desvelad extremos matern meig mimos tern
carit caseber palhoc
caritativ esmoler
cariz semblant
carmesim encarnad rubr vermelh
carnadur compleica naturez
carnagem carnificin matanc mortandad
carnaval folgued foli orgi troc
carneir cordeir jazig sepulcr sepultur
carniceir cruel feroz sanguinari selvagem
carnificin ceif chacin hecatomb matanc mortalidad mortandad morticini
carnud gord polpud
caro custos dispendios estimad prezad puxad querid salgad
caroavel propici
caroc engasg pelot sement
carol fanatic santarra
caron engan gratuit penetr velhacad
carp frut munhec puls punh
carpar limpar mondar
carpir chorar lamentar lamuriar lastimar limpar mondar prantear
carquilh dobr preg ruga
carranc rotineir
carrancud carregad embezerrad sever sombri sorumbatic supercilios torv trombud
carrasc tabuleir verdug
carraspan mona pilequ repreensa
carreador carreir picad vered
carrear conduzir ocasionar
carregaca carregament denc ordinari porca
carregad chei cobert onerad onust oprimid pejad sombri vexad
carregament gravam opressa
carregar desfechar exagerar levar pejar transportar
carreir corrid curs fila fileir profissa tirocini trilh
carreir picad send trilh vered via
cart diplom epistol letr mapa missiv
cartad golp
cartaz evidenci fama papelet propagand sucess
cartel monopoli provocaca rept
cartuch embrulh empenh pistola recomendaca
caruar feitic mauolhad quebrant
carunch podrida velhic
carunchos velh
casa class domicili edificaca edifici estirp famili fogo habitaca lar loja mansa morad penat predi propriedad residenci teto vivend
casac sobretud
casacud important matut rico sertanej tabareu
casal granj lugarej par
casament consorci conubi enlac esposori himeneu matrimoni nupci unia
casar consorciar esposar maridar unir vincular
casc crist crost involucr
cascar dar descascar espancar
caseber choupan palhoc pardieir ranch taper toca tuguri
caseir comezinh familiar grandiosidad modest simpl singel
casinh latrin privad sentin
casmurr caturr duro fechad obstinad retraid sorumbatic teimos
caso circunstanci conjuntur estimaca fato hipotes ocorrenci pass sucess troc
casquilh catit chibant chiqu dandi frajol garrid janot manat pelintr peralt petimeter taful
casquinh pedacinh rest sobr
cassar invalidar parar quebrar romper suprimir
cast continent honest honrad inocent platonic pudic puro virgem virginal virtuos
cast especi estirp gener geraca laia linhagem naip naturez povo qualidad raca sangu variedad
castel cidadel fortalez
castic correi lidim perfeit puro vernacul
castidad continenci honestidad honr integridad pudicici purez virgindad virtud
castig cour emend ensinadel esfreg expiaca flagel judiaca lateg lica mortificaca pena penalidad prec punica sanca suplici vindit corretiv
castigad escarmentad maltratad molestad
castigar corrigir coste ensinar escarmentar espancar fustigar mortificar punir repreender
casual contingent esporadic eventual fortuit impensad imprevist ocasional
casualidad contingenci eventualidad imprevist
cata jazid pesquis
cata sever virtuos
cataclism catastrof convulsa derrocad desaster diluvi inundaca ruin
catadup catarat salt
catalog index indic inventari list nomenclatur relaca rol sumari tabel tabu
catalogar classificar considerar fichar inventariar reputar
catanad cutilad golp lambad repreensa
cataplasm emplastr
catar pesquisar procurar
catarat salt
catastrof desaster desgrac dram tragedi
catastrofic desastros funest sinistr
catecumen iniciad neofit novic
categori class escal esfer graduaca grau hierarqui laia marc modalidad seri
categoric clar express formal peremptori positiv terminant
cateqitoaca doutrinaca instruca
cateques doutrinaca doutrinament ensin homili
caterv malt suci turb
catilinari censur exprobaca verrin
catimb matut tabareu
cating fedor inhac maucheir pititim
catinguent fedorent fetid
catit chiqu desenh elegant garrid janot peralvilh
cativ escrav grat pres prisioneir sujeit
cativant fascinant feiticeir interessant sedutor
cativar embeicar encadear encantar enlacar enlear escravizar ganhar honrar interessar penhorar prender seduzir
cativeir escravida jugo servida
catrafilar encarcerar gazofilar prender
caturr retrogad teimos
caturric pequenic rabugic teimosi
cauca cautel deposit fianc garanti penhor seguranc
caud crin rabad rabo
caudalos fart opulent rico
caudatari partidari
caudilh chef dirigent
cauir mesquinh sovin usurari
caul hast talo tronc
caus circunstanci demand embria exordi fato ferment font materi mobil motiv movel origem porqu pretext principi raiz raza sement
causador culpad motor
causar esbofar gerar lancar meter motivar mover obrar ocasionar originar parir pregar produzir promover provocar puxar render
caustic irritant mordaz satiric
causticant importun macador secant
causticar enfadar molestar queimar
caut precatad precavid prudent
cautel cont cuidad misteri precauca preservaca prevenca prevenid prudenci prudent prum resguard tenenci tino
cautelos circunspet medid precatad precavid prudent reservad sabid
cava cavidad cistern cova foss lura vala
cavac cavaqueir convers conversaca estilh garavet gravet gravht palestr pros trel
cavaca defes lida sinecur trabalh
cavad concav cova extraid fund obtid
cavador diligent esforcad fura trabalhador
caval ping
cavalaric cocheir estabul estrebari
cavalgadur estupid malcriad
cavalheir cavalheiros delicad distint galhard nober
cavalheiresc cavalheiros distint fidalg nober
cavalheirism cortesi delicadez dignidad distinca fidalgui nobrez pundonor
cavalheiros delicad distint nober
cavaquear conversar palestrar prosear tagarelar
cavaqueir convers palestr
cavar escavar furar lurar pleitear revolver tirar
cavern cavidad cova espelunc furn grot grut
cavernos cavo profund rouc
cavidad cova depressa encaix foss grot lapa orifici poco
cavilaca fraud manh sofism
cavilos fraudulent manhos retrincad
cavo concav fund oco rouc
caxing coxo manc
caxingar claudicar coxear
caxumb papeir parotidit trasorelh
caytsfdic jurist rabul
cedenci cessa delegaca transferenci
ceder comprazer concordar contemporizar dar declinar desistir diminuir dobrar emprestar entregar fraquejar renunciar transferir transigir traspassar vender
cedic conhecid corriqueir estagnad rotineir sabid velh vulgar
cedul chap lembranc nota voto
cegar deslumbrar embotar encandear enganar fascinar iludir
cego embotad inconscient obnubilad ofuscad perturbad romb
cegueir deslumbrament desvairament escurida fanatism ignoranci obcecaca obumbraca paixa perturbaca rabich trev
ceif colheit mortandad
ceifar cortar extinguir perder
celeber conhecid egregi extravagant famanaz famigerad famos iluster inclit insign memorand memoravel notad notavel preclar procer singular
celebrad celeber famigerad gabad louvad nomead
celebrar comemorar contrair decantar efetuar elogiar exaltar festejar gabar louvar negociar nobilitar proclamar realcar realizar
celebridad conspicuidad exit fama glori nomead notoriedad renom reputaca resplendor
celer instantane ligeir prest veloz
celerad criminos desalmad facinor malfeitor malvad pervers salafrari
celeridad ligeirez press prestez rapidez velocidad
celest celestial etere sidere suprem
celestial divin excelent magnific sidere
celeum escarceu vozeari
cels elevad sublim
celul corpuscul particul poleg
cena espetacul lanc paisagem palc panoram
cenobi convent mosteir
cenobit mong
censor critic fiscal observador repreensor
censur condenaca critic desaprovaca desaprovar descalcadeir esfreg exprobraca ferroad glos improperi increpaca lavagem lica objurgaca objurgatori queix rebordos recriminaca repreensa reprimend resp reverberi saba saraband satir serma verrin
censurar condenar corrigir criticar descompor estranhar exprobrar impugnar increpar malsinar motejar notar objurgar observar profligar remocar repreender reprochar reprovar tachar verberar
censuravel condenavel estranhavel repreensivel reprovavel
centelh chisp fagulh faisc raio reverber
centr club coraca eixo meio nucle sede sociedad
ceptic descrent descrid pessimist
cerc junt pert proxim sebe tapad tapament tapum valad vedaca
cerc siti
cercad cingid circundad contornad curral envolt rodead
cercadur circul moldur orla
cercani imediaca redondez suburbi vizinhanc
cercar cingir circular circundar constranger contornar coroar enchiqueirar envolver fechament murar obsidiab orlar perseguir precingir precintar rodear sitiar vexar
cercear diminuir limitar restringir
cerebr inteligenci mioleir miol talent
cerebrin esquisit extravagant fantastic singular
cerenci conexa congruenci harmoni inconsistenci logic
cerent consequent harmonic harmonios logic
cerimoni cortesi cumpriment embarac etiquet formalidad protocol rito solenidad
cerimonial etiquet protocol rito ritual
cerimonios cort mesureir reverencios reverent solen
cern lenh medid miol
cerr colin morr outeir
cerraca neblin neveir
cerrad compact dens enevoad espess fechad oclus sombri
cerrar encobrir fechament fechar juntar ocultar terminar
cert constant determinad direit efetiv entendid exal exat indubitavel infalivel irrefragavel just liquid positiv precis propri segur verdadeir vero
certam combat concurs debat discussa disput just luta pelej pugn
certez convicca evidenci exatida firmez justez seguranc
certificad diplom
certificar confirmar inteirar testificarassegurar
cerviz nuca pescoc
cerzir coser intercalar remendar unir
cessa delegaca desistenci entreg transferenci
cessaca extinca interrupca ruptur suspensa
cessar deixar desaparecer interromper parar suspender
cest jaca patu
cesur cicatriz incisa
ceu clim espac firmament
cevad gord nutrid porc
cevar engordar estimular nutrir saciar
chaboqueir grosseir malfeit tosc
chacar grandiosidad granj herdad quint siti vivend
chacin extermini hecatomb massacr matanc morticini
chacinar matar
chacot desfrut gracej judiari mofa remoqu troc zombari
chacoteador molequ motejador treist zombeteir
chacotear escarnecer trocar zombar
chafurd chiqueir imundici lodacal
chag dano desgrac ferid fistul macul ulcer
chalac gracej gracol larach pilheri
chalaceador folgaza galhofeir
chalacear chocarrear gracejar rir trocar zombar
chaleir cheiret engrossador incensador puxasac
chaleirar cheret engrossar incensar lisonjear
chaleirism engrossament louvaminh
cham chamariz flam fogo labared lava lume luz paixa reverber
chamad chamad chamament
chamad chamament convit convocaca
chamament convit convocaca invocaca
chamar convidar convocar denominar designar escolher evocar intitular invocar proclamar
chamariz engod farol isca negac reclam
chamba grosseir rude tosc
chameg intimidad namor paixa xodo
chamegar cintilar resplandecer
chamejant cintilant flamant flamejant inflamad resplandecent rutilant rutil
chamejar cintilar flamejar fulgurar resplandecer
chamuscar crestar sapecar tostar
chanc oportunidad pelo sort
chancel marc selo sinet
chancelar confirmar selar
chao cila franc liso natural paviment plan peir simpl sincer solo terr
chap corriqueir folh lamin plac relaca repetid vulgar
chapad cila esplanad planalt planur
chapad complet rematad
chapar cunhar estampar imprimir marcar
charc ipueir lodacal marnel pantanal pantan
charivari desordem gritari
charlata curandeir embusteir fariseu impostor intruja
charlatanari charlatanic impostur intrujic logr
charlatanic pomad prosapi
charqu grosseir rustic
chasc gracej motej sarcasm zombari
chasquear escarnecer ridicularizar satirizar zombar
chat enjoad igual liso macant plan prat
chateaca importunaca
chatear desagradar importunar macar
chava clich model mold padra tipo vulgaridad
chavascal chiqueir matagal pocilg
chavelh chifr como
chef curing dirigent guia lider maioral mandachuv manda patra potentad procer senhor
chefet dung manda
chefi comand direca govern
chefiar comandar encabecar presidir
chegad conchegad confiant contermin contigu convizinh ligad pert proxim vind vizinh
chegad ingressa meta regress vind
chegadic estrangeir forasteir intrus metedic
chegar comecar conchegar surgir surt vir
chei cobert compact copios dens eivad empachad empanturrad empanzinad exuberant fart gord gross macic massud nutrid onust pand pejad plen prenh provid refertoabundant replet rico saciad superlotad tumtd
chei encharcar enxurrad inundaca
cheir faro fragranci indici odor olor perfum
cheirar farejar indagar trescalar
cheiret intrometid metedic puxasac
cheiros fragrant odorant odorifer olent olorifer oloros perfumad recendent redolent
cheret engrossar
chiar chilrar ranger rinchar
chibanc jactanci orgulh presunca
chibant janot orgulhos vaidos valenta
chibat chicot rebenqu vergast
chican enred rabulic sofism tramoi trapac tric
chicot chiqueirador flagel lateg muxing peia rebenqu relh vergalh vergast
chicotad lambad lapad
chicotear flagelar fustigar surrar vergastar zurzir
chifr como galh hast
chiliqu desfaleciment desmai fanic faniquit sincop vertigem
chilrar pipilar
chimpar dar meter pespegar pregar
chinchorr indolent ronceir vagaros
chinfrim escandal furdunc fuzarc ordinari rele
chinfrinad gritari
chiqu elegant fino
chiqueir enxurdeir pocilg
chiqueirador rebenqu relh
chirinad confusa desordem trapalhad
chisp fagulh faisc geni inteligenci lampej talent
chispar correr fagulhar faiscar
chist donair faceci grac gracej humor largad pilheri sal verv
chistos engracad espirituos facecios gracios
choc choupan pardieir ranch taper tijupaoutijupar tuguri
choc estragad fermentad gorad incubaca insoss
chocalhar mexer sacudir vascolejar
chocalheir indiscret mexeriqueir
chocant estranh raro singular surpreendent jogralidad
chocar contemplar desejar ferir magoar melindrar namorar planejar premeditar topar
chocarrear gracejar
chocarreir jogralesc trua
choch engelhad esteril futil insipid mirrad oco peco seco
choldr confusa mixordi rale
choqu comoca concussa conflit embat encontr golp impact luta pancad percurs reve
chor lament lastim manh plangor prantin prant vagid
choradeir chor lamentaca lamuri serrazin
choramingar jeremiar lagrimejar
chorar deplorar esbarrar estilar jeremiar lagrimejar lamuriar lastimar prantear
choros lacrimos lastimos magoad plangent plangitiv sentid
chorrilh enxurrad sequenci seri
chorum dinheir fortun gordur ping suco
choupan palhoc pousad tuguri
chuchar chupar sugar
chucr ignorant indomavel intratavel
chue desenxabid insuls ordinari pifi rele
chuf dichot diteri gracej mofa pilheri remoqu zombari
chufar escarnecer mofar trocar zombar
chul facet grosseir picaresc rustic
chumbad embriagad grit ligad pres soldad
chumbar embriagar fixar grudar ligar obturar prender unir
chupa sorv succa
chupar sorver sugar
chusm grup host malt multida ranch tripulaca
chuv embriaguez manda temporal toro
chuvad chuvarad salseir
chuvarad diluvi
chuvisc neblin
chuviscar garoar orvalhar
cicatriz marc sinal
cicatrizar curar sarar secar
cici rumor sussurrar sussurr
ciciar cochichar mussitar ramalhar rumorejar segredar
cidadel fortalez fort
cienci conheciment conscienci doutrin erudica estud instruca letr luz saber
cient consci dout erudit informad olorant sabedor sabi
cientificar comunicar informar inteirar
cifr numer
cigalheir interesseir somitic
cigan errant espert ladin nomad sabid trapaceir velhac
ciganagem contraband negoci
cila planici planur
cilad emboscad embust igrejinh insidi intrig rateir tocai traica
cili pestan
cima cimo cume
cimalh cimo cume
cimeir cimo cume
cimentar consolidar firmar fundar
cimo coort coro crist cume cumead fastigi grimp pino sumidad vertic
cinc engan erro nequic rata solecism
cincar desacertar errar falhar
cindir cortar dividir separar
cingid circundad rodead
cingir circundar coroar enfaixar ligar precingir precintar rodear
cinic desavergonhad descarad imprudent impudent magic patif safad safardan satir semvergonh tartuf
cinism descarament desfacatez imprudenci impudor petulanci
cint cint faix zona
cint faix
cintilaca esplendor fulgor fulguraca nitescenci relampag resplandecenci reverber rutil
cintilant coruscant deslumbrant fulgurant fuzilant iriant reluzent rutilant rutil tremeliqu vivid vivo
cintilar coriscar coruscar fagulhar faiscar fulgurar fuzilar lampejar radiar rebrilhar refulgir relampaguear relumbrar resplandecer reverberar tremeliqu
cinzar enganar intrujar lograr tapear
cinzelad esculpid esmerad gravad trabalhad
cinzelar entalhar esculpir lavrar
cinzent gris grisalh tuir
cio este vici
cios ciument cuidados indolent zelos
cipoal complicaca confusa dificuldad embarac embrulhad
cirand jeir peneir tamis
cirandar jeirar peneirar
circ circuit circul estadi prac
circuit circunferenci contorn derredor periferi redor roda rodei volt
circul derredor giro gremi roda rodei
circulaca curs giro transit
circular girar orbicular papelet passar percorrer rodear transitar
circuncisflautic pretensios tristonh
circundad rodead
circundar precingir precintar rodear
circunferenci derredor periferi perimetr
circunfluir despejar entornar transbordar
circunlocuca rodei
circunscrever conter limitar restringir
circunscrit estrit limitad restrit
circunspeca prudenci reserv cordur discrica madurez ponderaca seriedad severidad
circunspect grav madur provid sensat solen
circunspet diplomatic ponderad prudent refletid sever sisud
circunstanci condica conjunca estad hipotes motiv particularidad requisit situaca
circunstanciad especificad minucios rigoros
circunstanciar esmiucar particularizar pormenorizar
circunvagar divagar vagabundear
circunvizinhanc suburbi
cisa dissidenci divergenci separaca
cisc detrit lixo peir
cism congeminaca desconfianc dissidenci imaginaca meditaca recei
cismad desconfiad prevenid
cismar congeminar desconfiar imaginar magicar meditar pensar refletir ruminar
cismatic dissident meditabund pensativ
cissur cort incisa sangri
cistern poco
citaca menca
citad dito notificad referid
citar consignar emprazar inculcar intimidar invocar mencionar notificar referir transcrever
cium despeit emulaca invej zelo
ciument zelos
civil cort polid secular social urban
civilidad cortesi delicadez educaca polidez sociabilidad trat urbanidad
civilizaca cultur desenvolviment progress
civilizad cult educad instruid polid sociavel urban
civilizar desbravar domesticar educar ilustrar instruir policiar
cizani desarmoni discordi intrig malquerenc
cla facca grei partid
clamar conclamar exclamar exigir gritar implorar matutar protestar reclamar vociferar vozear
clamor exclamaca gritari grit lamentaca queix reclamaca reclam voz vozeari
clandestin escondid ilegal ocult secret
claqu conlui pandilh
clar compreensivel concis decisiv declarad desempanad diafan distint ensolarad esclarecid evident explicit facil formal franc iluminad inegavel inteligivel intuitiv lacun limpid limp liquid literal logic lucid luminos manifest nitid obvi palmab palpavel patent perspicu piting potent precis pronunciad puro simpl taxativ translucid transparent vaga vao visivel
clara claridad esplendor fulgor fulguraca fuzil lume luz luzeir luzern resplendor reverber rutil
claraboi frest lucern respiradour
clarear clarificar dealvar esclarecer evidenciar iluminar
clarez evidenci limpidez lucidez nitidez transparenci
claridad fulgor iluminaca luz resplendor
clarificar purificar
clarivident espert fino
class coturn dignidad esfer grau grup hierarqui laia lugar ordem qualidad raca roda
classic habitual inveterad tradicional
classificaca distribuica graduaca
classificar conceituad coordenar distribuir graduar ordenar qualificar
claudicaca engan erro falh falt
claudicant coxo duvidos hesitant incert manc vacilant
claudicar coxear errar fraquejar mancar manquejar pecar
clausul condica disposica estipulaca item obrigaca preceit
clausur encerrament reclusa retir
clav maca
clemenci comiseraca compaixa docur humanidad indulgenci misericordi piedad suavidad
clement humanitari indulgent misericordios piedos
clerig confessor cura eclesiastic padr pare paroc sacerdot
clich gravur mold
clim meio plag regia siti temp
clinic facultativ medic terapeut
club gremi sociedad
coaca jugo compressa constrangiment imposica pressa violenci
coadjuvar facilitar colaborar cooperar secundar
coadunaca combinaca unia
coadunad conformad reunid
coadunar incorporar
coagid constrangid obrigad opress
coagir constranger forcar maniatar oprimir violentar
coagular fermentar talhar
coalescent unid
coaliza confederaca liga
coarctar diminuir estreitar limitar reduzir restringir
coat constrangid forcad impedid obrigad violentad
cobardeoucovard medros poltra pusilanim timid timorat traiceir
cobardi covardi desvalor timidez
cobert cobertur mant proteca telefonem telheir
cobert enroupad envolt ocult protegid recamad resguardad tapad tomad
cobertur involucr proteca refugi resguard revestiment teto
cobic cupidez gananci invej mercantilism sede
cobicar desejar namorar
cobicos cupid sequios
cobr fim repressa term
cobrar haver receber recuperar
cobrir disfarcar dissimular encapotar encobrir envolver enxertar esconder forrar incrustar indutar ocultar proteger resguardar revestir tapar ultrapassar vestir
coca esfreg sova sumant surr tund
cocad gast surrad
cocar espreitar penach topet vigiar esfregar rascar rocar
coceir comicha curub prurid sarn
coch sege
cochar recomendar torcer
cocheir estabul estrebari
cochichar murmurar mussitar segredar soprar
cochil descuid distraca engan erro madorn pestan sonolenci
cochilar madornar
coficov corcovadur corcund protuberanci
cofr relicari
cogitar cuidar curar parafusar ruminar verrumar
cognom epitet vulg
cois estropici objet que troc
colaborar contribuir cooperar
colad pegad soldad
colar ligar pegar
coleca corp repositori
coleg companheir confrad
coler desesperaca embraveciment exaltaca exasperaca excitaca furi furor indignaca ira irritaca paixa rabi raiv sanh
coleric encanzinad encolerizad enraivecid esquentad exaltad furibund furios iracund irad pitav queimad rabid remordid violent
coletiv conjunt
colheit grandiosidad produca
colher enredar extrair ferrar surpreender
coligir compendiar compilar concluir recolher recopilar
colin coxilh mont outeir
colisa encontr esbarr trombad
colmei cortic
colo gargant regac seio
colocaca empreg ofici posica post situaca trabalh
colocar constituir depor depositar dispor empregar enquadrar inserir montar passar plantar por pousar situar vender
colon cultivador cultor lavrador
coloni dependenci estabeleciment possessa
coloqui confidenci convers dialog palestr
colorid cor corad pintad tint tom vivacidad
colorir corar matizar pintar reforcar tingir
colossal descomunal enorm estupend extraordinari formidavel gigantesc iman imens monumental
colun estei pilar sustentacul
coma coort copa letargi modorr torpor
comand control direca govern mand
comandar dirigir dominar governar mandar
combalid enfermic frac vacilant valetudinari
combat contend duel embat escaramuc gladi guerr hostilidad just lica lide luta opugnaca pelej preli pugn recontr refreg repressa
combatent guerreador guerreir lutador pelejador
combater digladiar discutir guerrear hostilizar impugnar lutar militar pelear pelejar profligar tercar
combinaca conchav contrat convenca entendiment igrejinh mistur negoci organism pact transaca trat
combinad concertad conjurad convencionad entendid estipulad fechad mist resolvid seleca tratad
combinar compor conchavar concordar consorciar contratar convencionar coordenar entabular falar fechament harmonizar ligar negociar pactuar preparar tercar tratar unir
comboi trem trop
combust queimad
combusta incendi queim usta
comec embria entrad estrei exordi inauguraca infanci iniciaca inici instalaca instauraca introit origem preludi primordi principi prodrom raiz
comecad incoad
comecar empreender encetar entrar inaugurar iniciar instalar introduzir principiar travar
comedi dissimulaca fars fingiment hipocrisi
comediant comic farsant impostor
comedid mesurad metodic moderad modest morigebad prudent regrad sistematic sobri
comediment compostur moderaca modesti sobriedad temperanc
comedor comila gluta gulos
comemoraca fest recordaca solenidad
comemorar festejar lembrar memorar recordar
comen instant interim moment ocasia
comentar criticar elucidar esclarecer explicar glosar interpretar
comentari critic esclareciment explicaca glos metafras nota parafras ponderaca
comer correr dissipar engolir ganhar gastar gostar gualdir lamber lograr manjar omitir papar roubar
comerci contat intercurs negoci povoad relaca trafic troc
comerciar mercadejar negociar permutar trafegar traficar
comestivel vitualh viver
cometer confiar encomendar fazer incorrer incumbir praticar
cometid investid
cometiment empreendiment empres facanh
comezinh comum simpl vulgar
comic engracad impagavel patusc picaresc ridicul
comicha formigar impacienci prurid sofreguida titulaca
comid corroid gast roid roto safad
comid grud iguari manjar mesa negociat patifari refeica
comila gast gastronom gluta gulos lamba pantagruelic
cominar decretar impor infligir prescrever
comiseraca compaixa dizimar misericordi pena piedad
comissa descont encarg encomend incumbenci junt jurisdica mandat missa pagament poder
comissionar confiar encarregar incumbir
comissur fend sutur
comitiv companhi cortej equipagem prestit sequit
como conform porqu quao que quejand
comoca concussa efervescenci emoca moss motim perturbaca revolt sust
comod favoravel moderad modic pratic propri quart repartiment
comodidad concheg confort
comor monticul morr outeir pico
comovent dramatic emocionant emotiv empolgant enternecedor patetic tocant
comover embrandecer emocionar empolgar enternecer falar impressionar mover sensibilizar tocar
comovid enternecid estremecid frement perturbad sacudid
compact concentrad dens espess gross macic massud
compadecer deplorar enternecer lastimar
compadecid compassiv condoid piedos
compaixa dizimar dor enterneciment humanidad lastim misericordi pena piedad remissa
companheir compars confrad consoci contijbernal cumplic espos parceir
companhi empres parcel sequit sociedad
comparaca confrontaca confront contrast cotej paraga paralel proporca
comparar competir conferir confrontar contrapor cotejar equiparar nivelar
comparecer vir
compareciment frequenci presenc
compars conivent parceir soci
compart consort participant quinheir
compartilhar compartir participar partilhar quinhoar
compartiment divisa escaninh peca repartiment
compartir distribuir dividir partilhar quinhoar repartir
compass medid regr
compassad lent mesurad pausad regular vagaros
compassar espacar moderar regular
compassiv condoid enternecid human mavios misericordios piedos pio sensivel sentimental
compativel pativel suportavel
compatriot concidada conterrane patrici
compelid constrangid forcad levad obrigad
compelir constranger empenhar empurrar forcament forcar impelir obrigar
compendi compilaca epitom livr resum sinops sintes tratad
compendiar encurtar recopilar reduzir resumir
compenetrad convencid convict ensimesmad imbuid preocupad seri
compensaca equilibri igualdad indenizaca proporca supriment
compensar contrapesar equilibrar indenizar recompensar remunerar reparar ressarcir
competenci concorrenci contenca envergadur erudica idoneidad jurisdica legalidad luta prepar proficienci rivalidad
competent habil idone notavel proficient provect sabi suficient sumidad tecnic traquejad
competica concorrenci emulaca luta pare pelej rivalidad
competidor concorrent contendedor emul inimig justador oponent rival segund
competir concorrer cumprir emular impendent impender pelejar porfiar rivalizar tocar
compilaca florilegi repositori resum
compilar resumir reunir
complacenci condescendenci remissa toleranci
complacent condescendent cort ductil flexivel indulgent obsequios transigent
complanar igualar nivelar
compleica economi fisic organism
complement conclusa implement remat seca suplement
complementar suplementar
complet concluid feit integral integr inteir magistral perfeit plen primoros radical terminad todo total
completar concluir consumar finalizar findar integrar inteirar perfazer preencher rematar suprir terminar ultimar
complex complicad heterogene multiplic
complicaca encrenc confusa dedal dificuldad embarac embrulhad enred extrat fuzu garabulh imbond implicaca labirint meandr mistifori que
complicad emaranhad embaracad enigmatic escabros escur implex intricad
complicar dificil dificultar emaranhar embaracad embaracar embrulhar encrencar enlacar enrascar enredad enredar envolver implicar intricar
compor conchegar concordar consentir endireitar escrever estudar fazer imaginar inventar pentear produzir rebulir satisfazer
comport diqu eclus repres
comportament condut costum procediment
comportar permitir proceder sofrer suportar
composica concert constituica context convenca coordenaca disposica lavr reproduca tessitur
compost concertad conjunt formad mistur ordenad tecid todo
compostur decenci dignidad linh port seriedad
compr peit suborn
comprar conseguir ganhar mercar obter peitar subornar
comprazer condescender transigir
compreender conceber conter discernir englobar entender envolver incluir meter perceber pescar saber sentir
compreendid contid entendid incurs
compreensa percepca
compreensaocompreensiv entendiment penetraca percepca
compreensivel inteligivel perceptivel
compressa pressa repressa
comprid dilatad esgui espigad extens grand long morrud observad prolix
compridez compriment longitud
compriment distanci extensa grandez longitud
comprimir diminuir encalcar esmagar espremer oprimir premer recalcar refrear reprimir
comprobaca comprovaca exam verificaca
comprometer entalar envolver implicar sujeitar
comprometid empenhad enrascad incurs
compromiss convenca divid duplicat missa obrigaca promess
comprovaca ratificaca
comprovar confirmar corroborar demonstrar evidenciar fundamentar instruir provar ratificar testificarassegurar
compulsar confrontar cotejar examinar folhear manusear percorrer
compunca contrica pena pesar pungiment sentiment
compungir enternecer magoar
comput cont contagem enumeraca estimaca estimativ
computar contar igualar orcar
comum habitual ordinari public trivial usual vulgar vulgarizad
comunicaca participaca comunicad continuidad corredor informaca intercurs notici passagem
comunicad mensagem notificad transmitid
comunicar confiar contagiar denunciar emprestar ligar noticiar notificar participar pegar petroleir transmitir unir
comunicativ comunicavel contagios expansiv franc lhan pegadic sociavel
comunicavel expansiv franc
comunidad convent gremi congregaca paridad
comutaca mudanc substituica troc
comutar converter diminuir permutar trocar
concatenaca enlac encadeament gradaca ligaca
concatenar encadear engranzar ligar prender relacionar
concav enfunad
concavidad cova depressa furn profundidad seio
conceber considerar engendrar formar gerar imaginar interpretar maquinar precisar
conceder conferir contemplar deferir dispensar doar emprestar facultar franquear largar outorgar prestar
concedeu convir dar outorgar permitir
conceit cont fama idei juiz maxim moralidad opinia parecer reputaca sentenc simbol sintes
conceituad considerad considerar cotad garantid julgar olhad
concentraca dens isolad latent ocult pensativ recolhiment reservad reunia reunid
concentrad distraid ensimesmad introvers recalcad recolhid
concentrar isolar juntar reunir
concepca conheciment fantasi geraca idei imaginaca noca percepca
concernent pertencent pertinent referent relativ respectiv respeitant tocant
concert conformidad coordenaca ordem regr regularidad sarau simetri
concertad favoravel
concertar conchegar concordar enfeitar harmonizar tratar
concessa condescendenci licenc permissa privilegi
conchav conlui tribof
conchavar conluiar conspirar
concheg confort
conchegad confortad contigu proxim
concidada patrici
concili junt
conciliabul concili conlui junt
conciliaca concordi congracament harmoni
conciliador ordeir
conciliar concordar conformar congracar dispor harmonizar pacificar temperar
conciliavel pativel
concis curt exal laconic precis rigoros sucint
concisa exatida laconism previsa
conclamar eleger gritar
concludent convincent express procedent producent
concluid conclus consumad find pront terminad ultimad
concluir decidir deduzir depreender desfechar encerrar fechament finalizar findar inferir rematar terminar trancar ultimar ver
conclus determinad encerrament find resolvid ultimad
conclusa confecca consequenci deduca desfech despedid epilog fechament fech fim final ilaca inferenci proposica remat resultad sequel soluca terminaca term tese
concord conform
concordanci simpati conformidad consonanci harmoni identidad
concordar condescender conformar consentir convir dar rimar simpatizar subscrever tolerar
concordi harmoni paz
concorrenci concurs emulaca frequenci porfi rivalidad
concorrent emul opositor pretendent rival
concorrer contribuir convergir cooperar disputar pleitear rivalizar
concret condensad definid determinad espess material taxativ
concurs conjunca contingent prov
conda dom faculdad poder prerrogativ privilegi
condecoraca galarda insigni plac
condecorad realcad
condecorar engrandecer honrar nobilitar realcar
condenaca mult objurgatori pena reprovaca sentenc
condenad criminos facinor forcad reprob reu
condenar improbar malsinar rejeitar reprovar sentenciar verberar
condenavel imperdoavel reprovavel
condensad espess resumid
condensar congelar engrossar espessar resumir
condescendenci indulgenci mansida toleranci transigenci
condescendent indulgent tolerant transigent
condescender contemporizar permitir transigir
condica encarg esfer especi estad graduaca meio naip obrigaca posica requisit salvaguard situaca
condicionar moderar regular regularizar
condizent harmonic
condizer convir emparelhar estar quadrar rimar
condoid penalizad
condut levad via
condut norm procediment
condutor diretor guia veicul
conduzir direcionar dirigir encaminhar escoltar governar guiar ipueir levar manobrar transmitir transportar trasladar trazer
conexa conformidad conjunca dependenci encadeament ligaca nexo relaca travaca
confabular conspirar conversar falar
confecca feiti vestid
confeccionar executor fazer manufaturar organizar preparar
confederaca liga
confederad unid
confeit rebucad
conferenci confrontaca discurs entrevist palestr pratic preleca verificaca
conferenciar conversar discutir falar
conferir confrontar contemplar dar deferir distribuir outorgar processar verificar
confessar declarar desembuchar manifestar professar reconhecer revelar
confessor cura padr paroc prelad sacerdot
confiad confiant insolent intrometid malcriad segur
confianc credit esperanc familiaridad insolenci intimidad seguranc
confiant convizinh esperancad
confiar contar crer depositar descansar descarregar encomendar entregar esperar fiar recomendar transmitir
confidenci segred
configuraca conformaca feiti figur form format
confim fronteir limit raia
confinant contermin contigu fronteir limitrof
confinar demarcar encerrar enfestar limitar
confirmaca consagraca ratificaca roboraca sanca
confirmad ratificad sancionad
confirmar contestar corroborar efetivar homologar jurar manter provar ratificar revalidar roborar sancionar selar sustentar
conflagraca guerr incendi revoluca
conflagrar convulsionar incendiar revoltar revolucionar
conflit discussa embrulh escaramuc luta pancadari pelej pendenci rebordos salceir
conform consentane consoant convenient exat frisant identic igual propri segund semelhant talvez unisson
conformaca estrutur feiti form resignaca
conformad curvad longanim resignad
conformar formar harmonizar moldar
conformidad consubstanciaca correspondenci entendiment harmoni homogeneidad identidad igualdad regularidad resignaca semelhanc submissa unidad
confort consolaca consol desafog
confortador dulcificant
confortar consolar desapaixonar fortalecer fortificar refrigerar repousar
confrad consoci irma
confragos duro escabros fragos
confranger oprimir
confrangid constrangid contrafeit contraid quebrantad torturad vexad
confrangiment contraca opressa vexam
confrari congregaca irmandad ordem sociedad
confront cotej paralel semelhanc
confrontaca confront cotej
confrontar contrapor cotejar defrontar enfestar
confundid confus embaracad envergonhad espantad fundid maravilhad surpres transtornad
confundir conturbar desmascarar desordenar desorganizar embaracar embaralhar embrulhar encalistrar enlear enrolar entrelacar entupigaitar envergonhar escachar espantar fundir misturar perturbar transtornar trepid vexar
confus congestionad desconcertad desordenad disson emaranhad embacad embaracad encalistrad engasgad enlead envergonhad espantad estacad incert incompreensivel incondit indistint inextricavel ininteligivel labirintic maravilhad misterios mist misturad nebulos obscur pasmad perplex perturbad promiscu surpres truncad vago
confusa dedal desarranj desconcert desordem desorganizaca embarac embrulhad embrulh encrenc enlei equivoc escangalh fuzu garabulh labirint malentendid meandr mexid mistifori mixordi pandemoni pejo perturbaca presepad revolt rolda salsad trapalhad tropel tropeli trovoad tumult turbaca vergonh
confutar contrariar desfazer destruir impugnar refutar
congelad enrabichad enregelad frio gelad gelid glacial regelad
congelar embaracar embargar gelar prender regelar solidificar tolher
congeminaca devanei imaginaca
congeminar imaginar irmanar meditar
congener parent semelhant
congenit inat ingenit nato natural
congeri monta rima ruma
congestionad embaracad rubr
conglomerar juntar
congracament recomposica reconciliaca reunia
congracar reconciliar
congratulaca cumpriment felicitaca gratulaca
congregaca junt
congress reunia
congruenci convenienci propriedad
conhecedor enfronhad entendedor entendid experimentad perit traquejad versad
conhecer distinguir entender gozar julgar perceber saber sofrer
conhecid descobert desvelad distint nomead notori popular proverbial sabid trilhad vulgar
conheciment conscienci discerniment erudica estud idei informaca instruca mestri noca notici pratic relaca saber
conivent conluiad cumplic
conjetur futuraca indici posica pressupost presunca previsa prognostic suposica suspeit tism vislumber
conjeturad esperad supost
conjeturar desconfiar esperar futurar pressupor presumir supor
conjug consort espos marid mulher
conjugar ligar unir
conjunca conjuntur ensej junca situaca unia
conjunt elenc grup junt mass pecad repertori reunia reunid totalidad
conjuntar ligar
conjuntur emergenci ensej moment oportunidad passagem situaca
conjur conjuraca conspiraca conturberni intrig
conjur invocaca
conjuraca conlui conspiraca conturberni maquinaca tram
conjurar conspirar convocar incitar invocar maquinar tramar
conlui conspiraca garabulh igrejinh intenton maquinaca panelinh tram
conluiar maquinar tramar
conquist dominaca obtenca tomad triunf trofeu vitori
conquistador dominador pirat sedutor triunfador
conquistar disputar dominar expugnar expulgar forcament grandiosidad invadir obter ocupar senhorear
consagraca deificaca glorificaca sacrament sanca
consagrad dedicad ratificad
consagrar dedicar destinar devotar oferecer ofertar sacrificar tributar
consci precis sabedor
conscienci escrupul honestidad noca probidad retida
consciencios cuidados escrupulos just
consecutiv imediat ininterrupt secessiv sucessiv
conseguid obtid
conseguir filar forcament haver obteb obter
conselh consili consult exortaca inspiraca mesa opinia parecer recomendaca tribunal
conselheir guia mentor paredr
consens consentiment
consentane consequent convenient
consentiment grad licenc permissa toleranci
consentir outorgar permitir subscrever tolerar
consequenci efeit exit ilaca importanci inferenci resultad sequel
consequent inferenci logic procedent
consert emplastr refaziment reform remend remont reparaca repar restauraca
consertad emendad encanad reparad
consertar emendar encanar refazer remendar remontar renovar reparar
conservar continuar cultivar ficar guardar levar permanecer perpetuar preservar reservar reter
consideraca contemplaca credit deferenci estim estimativ importanci meditaca observaca ponderaca prerrogativ prudenci raciocini reflexa reputaca respeit vali
considerad estimad olhad pensad prestigios respeitad tido venerad vist
considerand motiv raza
considerar encarar especular estimar examinar imaginar julgar ligar meditar olhar pensar pesar ponderar prezar refletir reputar respeitar ruminar
consideravel important larg notavel
consignar declarar estabelecer exarar registrar
consili reunia
consistenci corp densidad temper
consistent consolidad duradour duro encorpad espess estavel rijo solid
consoant obstinad segund
consoci soci
consol lenitiv
consolaca consol desafog lenitiv refrigeri
consolar embalar reconfortar refrigerar ressarcir suavizar tranquilizar
consolidad estavel firm segur solid
consolidar consubstanciar estabilizar firmar fortalecer solidificar
consonanci melodi rima harmoni uniformidad
consorci enlac matrimoni unia
consorciar ligar unir
consort espos marid mulher
conspicu distint grav iluster notavel seri visivel
conspicuidad distinca fama ilustraca nobrez renom
conspiraca maquinaca tram
conspirar maquinar tramar
conspurcar corromper deturpar enlodar macular manchar sujar
constanci tenacidad uniformidad fidedign fidelidad firmez fortalez pacienci perseveranc persistenci
constant continu etern firm inalteravel incessant ininterrupt invariavel manent perseverant persistent pertinaz tenaz
constataca demonstraca verificaca
constatar destilar gotejar realcar transparecer verter
consternaca desalent tristez
consternad desconsolad desgostos dorid enlutad pesaros trist
consternar desalentar desolar magoar prostrar
constituica economi fisic formaca naturez organism temperament
constituid formad plasmad
constituir estabelecer formar instituir nomear organizar
constranger contrafazer forcar maniatar obrigar restringir violentar
constrangid contrafeit encabulad forcad involuntari sujeit vendid violentad
constrangiment embarac encabulaca vergonh violenci
constrica estrangulaca estreitament
construca edificaca edifici mecanism obra
construir edificar fazer formar fundar levantar obrar organizar
construtiv criador
consubstanciaca harmoni unia
consubstanciar ligar
consuetudinari costumeir sacramental costumad habitual ordinari usual
consult opinia parecer
consultar examinar folhear indagar interrogar observar refletir sondar
consum dispendi extraca gast said
consumacaoconclusa naca
consumad find irremediavel realizad
consumar realizar terminar
consumica desgost mortificaca
consumid corroid definhad fundid gast
consumir destruir devorar dissipar empregar engolir evaporar exaurir gastar mortificar usar
cont credit cuidad debit encarg enumeraca estim importanci operaca reputaca responsabilidad suposica
cont embust fabul histori historiet intrig lend logr narraca narrativ novel recont
contad descrit
contagem resenh
contagi contaminaca infecca inoculaca propagaca transmissa
contagiar contaminar corromper infeccionar inficionar inocular pegar transmitir viciar
contagios pegadic pestifer
contaminaca corrupca incursa infecca
contaminad corrompid eivad impur infet inficionad viciad
contaminar corromper eivar incar infeccionar infetar inficionar lazarar manchar poluir
contar dizer enumerar esperar expor historiar incluir marcar narrar numerar recitar referir relatar rezar somar verificar
contat convivenci convivi influenci proximidad trat
contemplaca meditaca
contemplar meditar observar olhar premiar refletir remunerar ver
contemplativ enlevad eremitic extasiad
contemporane hodiern
contemporizar entreter mamparrear transigir
contenca contend disput lida luta
contencios duvidos incert
contend controversi debat derric disput escaramuc guerr litigi luta pelej pendenci porfi pugn querel questa refert rixa rusg salceir teir testilh turr
contendedor rival
contender debater demandar derricar discutir disputar litigar lutar pelejar porfiar renhir rivalizar rixar
content feliz gozoz hilar ledo lepid ovant radios refestelad risonh satisfeit
contentament felicidap gozo jubilaca jubil prazer regal regozij satisfaca
contentar regozijar satisfazer
conter dominar encerrar incluir policiar recalcar refrear represar reprimir reter sofrear
contermin contigu pegad
conterrane patrici
contestaca contradit controversi debat defes desmentid negaca polemic replic
contestad contraditad contrariad controvers controvertid duvidos
contestar contraditar contradizer contrapor contrariar controverter desmentir disputar impugnar negar provar
contestavel controvers controvertivel discutivel duvidos incert problematic
context contextur
contextur encadeament tecid tessitur tram urdidur
contid encerrad refread sofread
contigu convizinh imediat junt pegad proxim rent vizinh
contiguidad continuidad proximidad vizinhanc
continenci moderaca temperanc
continent continuad continu modest
contingenci eventualidad
contingent contribuica eventual forc fortuit magot numer part quantidad quot
continu frequent incessant ininterrupt perenal secessiv seguid servent sucessiv
continuaca duraca prolongament prossecuca prosseguiment seguiment sequenci sucessa
continuad continu ininterrupt seguid sucessiv
continuar correr durar insistir jazer perseverar persistir preservar prolongar prosseguir
continuidad perenidad sequenci
contorn orla perfil periferi perimetr redor
contornad rodead
contornar ladear virar
contr contrari desfavoravel opost replic
contrabai equilibrar igualar
contraband descaminh muamb
contraca convulsa crispaca encolhiment encurtament retraca retraiment
contradica impugnaca incerenci incongruenci objeca oposica
contradit impugnaca objeca replic
contraditad impugnad
contraditar contradizer contrariar impugnar objetar
contraditori incerent inconsequent opost paradoxal
contradizer contrariar desdizer desmentir implicar impugnar objetar refutar
contrafaca falsificaca imitaca
contrafazer falsificar imitar mascarar
contrafeit contrariad desnatural falsificad forcad incomodad obrigad vexad
contraid contrat encolhid estreit
contrair crispar encolher encurtar fazer
contrapesar equilibrar
contrapor interpor objetar opor refutar
contraposica contrariedad objeca oposica
contrapost contrari opost
contrari desconcordant desfavoravel discordant discord divergent hostil infens inimig invers nociv oposit opositor opost
contrariad dissaboros emburrad enfadad malcontent taciturn
contrariar descontentar desfavorecer desgostar dissaborear embaracar emburrar empecer estorvar marfar obstab obviar refutar
contrariedad contratemp desesperaca desgost desprazer dificuldad dissabor estorv exacerbaca fasti tedi transtorn
contrast exam oposica prov resistenci
contrastar examinar
contrat conveni encolhid engajament estipulaca trat
contratar engajar estipular mancomunar tratar
contratemp desarranj embarac obstacul reve transtorn
contravenca infraca transgressa violaca
contraventor infrator transgressor violador
contravir desobedecer infringir redarguir replicar responder transgredir violar
contribuica cotizaca impost subsidi tribut
contribuir cooperar entrar tributar
contrica pena pesar
contristar entristecer magoar penalizar
contrit mortificad trist
control fiscalizaca inspeca verificaca
controlar dirigir inspecionar superintender verificar
controvers discutid duvidos impugnad questionavel
controversi debat discussa disput duvid impugnaca objeca polemic questa
controverter discutir disputar impugnar questionad rebater
controvertid questionad
controvertivel discutivel duvidos questionavel
contud entretant mas pois porem todavi
contumaci insistenci obstinaca pertinaci teimosi
contumaz desobedient intransigent obstinad opiniatic relaps revel teimos tenaz vexativ vezeir
contumeli cumpriment improperi injuri insult invectiv rapap
contundid contus molestad
contundir machucar magoar malhar mer pisar socar
conturbaca motim perturbaca
conturbar perturbar
contus magoad picad
contusa equimos golp lesa moss pisadur
conubi ligaca matrimoni nupci unia
convalescer melhorar
convenca conveni estipulaca pact prax preconceit tratad
convencer demonstrar dissuadir encasquetar persuadir provar
convencid convict enfatuad persuadid presuncos vaidos
convenciment convicca empafi empavonament presunca vaidad
convencionad tratad
convencionar estabelecer estipular mancomunar pactuar tratar
conveni pact
convenienci decenci decor interess justez lucr pro proveit utilidad vantagem
convenient cumpridour curial decent devid discret educad favoravel proficu vantajos
convent monasteri mosteir presbiteri recolhiment
conventilh lupanar
convers conversaca dialog falatori palei palestr palratori parolagem peta pros trel
convers convertid mudad transformad
conversa mudanc reduca substituica transformaca
conversaca dialog palestr palr pros
conversador falador loquaz palrador prosist tagarel
conversar discutir falar palear palestrar parolar praticar prosear sondar tratar
conversivel mudavel
converter mudar reduzir transformar transmudar trocar
convertid mudad transformad
convex curv
convicca crenc persuasa
convict imbuid persuadid segur
convidar convocar emprazar envidar exortar instar provocar solicitar
convincent eficaz eloquent insinuant persuasiv ponderos suasori
convir interessar quadrar servir
convit convocaca exortaca solicitaca
convivenci convivi familiaridad frequenci frequentaca intimidad relaca trafeg trat
conviver frequentar privar tratar versar
convivi familiaridad intimidad
convizinh proxim
convocaca negoci
convocar emprazar
convuls efervescent frenetic tremul
convuls subverter
convulsa revoluca tremor
convulsionar excitar revolucionar
cooperaca socorr
cooperar influir
coordenaca disposica ordem programaca
coordenar encadear metodizar organizar pesquisar programar regularizar
coort copa despens frond magot ramad taca
copa despens folhagem frond
copad espess frondent frondos
copi duplicat exemplar extrat fartur imitaca multida quantidad reproduca retrai transunt traslad
copiador copist imitador
copiar esthesir imitar plagiar reproduzir seguir transcrever
copios exuberant fart grand inesgotavel multiplic numeros opim opulent profus volumos
copist escrevent imitador
copl estrof imitaca quadr
cor facca negalh partid representaca
coraca coragem entranh generosidad moral sentiment
corad envergonhad esbrasead rubicund rubr tint
coragem decisa denod denud desassombr desembarac determinaca esforc febr heroism intrepidez ousadi peit perseveranc resignaca valenti valor
corajos decidid desassombrad desmediios destemid esfomead estrenu intrepid longanim ousad valent viril
corar enrubescer purpurear ruborizar tauxiar tingir
corcov corcovadur gaba
corcovad curv gebo
corcovadur corcund
corcovar curvar dobrar encurvar
corcund gaba gebo
cord pindaib seri
corda cordel
cordat prudent sensat
cordeir docil humild mans
cordel fio guit linh
cordial fortificant
cordialidad sinceridad
cordilheir espinhac montanh serr
cordur gravidad juiz prudenci sensatez
coriscar dardejar faiscar relampaguear
corj gentalh malt matilh matul quadrilh suci
coro coronid cume diadem fech glori grinald honr remat tope
coroar engrinaldar rematar rodear
coronid remat
corp espessur regiment trop volum vult
corporaca gremi institut
corpulent fornid fort gord gross membrud musculos reforcad robust talud volumos
corpuscul particul
correca emend exaca perfeica pontualidad reform regeneraca remend retificaca retoqu corretiv esmer exatida punica repreensa
corredeir piriric rapid
corredi desembaracad facil liso
corredor galeri passadic
correg regat rego riach ribeir veio
correi esbelt escorreit exat perspicu pontual
correi peia taca
correlaca correspondenci dependenci nexo
correligionari partidari proselit sectari
corrent corriqueir fluent regular
correntefluent facil grilha regat rio sabid usual vulgar
correr defluir derivar desatar descer desembestar deslizar disparar escorregar escorrer examinar exsudar fileir fluir ipueir percorrer seri transcorrer viajar
correr depravar desgastar destruir escarvar gastar minar morder rer
correri corrid incursa irrupca
correspondenci proporca relaca
correspondent representant respectiv
corresponder pagar retribuir
corret corrigid dign emendad exat honest impecavel integr irrepreensivel limp perfeit reformad
corretiv emend punica remedi repreensa
corretor representant
corrid expuls passad perseguid
corrigid emendad melhorad retocad
corrigir emendar endireitar melhorar moralizar refazer reformar refundir regenerar regularizar remediar remendar repreender retificar retocar rever sarar
corriqueir ordinari trivial vulgar
corroborar fortalecer reforcar
corroid corrompid depravad gast
corromper danar decompor degenerar depravar derrancar desencaminhar desmoralizar deteriorar deturpar dissolver empestarcontaminar envenenar esfacelar estragar infeccionar inficionar inquinar malignar peitar perverter poluir prostituir putrefazer seduzir subornar viciar violar
corrompid corrut degenerad depravad desmoralizad inquinad putrefat vicios
corruca decomposica depravaca desmoralizaca decadenci degradaca deterioraca podrida suborn
corrugad encarquilhad encrespad enrugad
corrupca degeneraca degenerescenci infecca perversa vici
corrut desmoralizad devass dissolut fetid infet ruim sulcar venal
corrutor dissolvent
cort deferent delicad diplomatic educad fino polid politic respeitos social sociavel tratavel urban
cort diminuica excisa extirpaca fend feriment fio galantei glos golp gume incisa lanh namor palaci poda rescisa restrica seca supressa talh
cortad demitid golpead impedid intercis retalhad suprimid talhad trabalhad truncad
cortadur cort golp incisa
cortant frio gelid glacial lancinant pungent
cortar decepar decotar desmembrar entalhar entrecortar escindir fanar fekir fender glosar interceptar interferir interromper mutilar picar podar retalhar riscar rocar rer romper sarjar sulcar suprimir talhar tesourar tirar tracar trincar trinchar
cortardividir cruzar embargar ferir golpear interceptar interferir separar suprimir
cortej prestit procissa sequit
cortejar cumprimentar engracar galantear lisonjear namorar obsequiar
cortesi delicadez donair educaca finur galanteri homenagem mesur polidez poliment rapap salamalequ salv saudaca urbanidad veni zumbai
cortic estalagem estanci
cortin fileir renqu vedaca veu
coruscant flamejant fuzilant incendid reluzent
coruscar lampejar reluzir
corut crist cume pinacul sumidad
corvejar intrigant mexericar mexeriqueir remer repisar
cost decliv dors litoral lomb marinh prai
cost dors espinhac litoral lomb revers vers
costad cost dors espinhac
coste navegar rodear
costum estil habit moral pratic prax procediment ramerra rotin roup sistem tern usanc uso vezo
costumad habitual usad usual
costumar habituar usar
costumeir habitual
cota cotizaca quinha quot taxa
cota lanugem mofo penugem
cotad estimad
cotar notar taxar
cotej paralel
cotejar graduar
cotiad gast safad
cotidian diurnal
cotizaca tribut
coto rabi rabic suii
coturn hierarqui
cour pele pelot sova
courac proteca revestiment
couracad impenetravel insensivel resistent
coutad mata tapad
cova depressa escavaca foss furn lura reconcav sepulcr sepultur socava tumb tund
covard debil desanimad fosc frac froux imbecil maric maul medros mofin poltra pusilanim sendeir
covardi fraquez ignavi medo poltronari pulsilanimidad tremeliqu
covil lupanar ninh redut refugi toca
coxear mancar manquejar
coxilh lomb outeir
coxo manc manquitol
cozer coziment
coziment tisan
crapul deboch devassida indign libertinagem libertin tripudi
crapulos debochad indign
crass espess gord grand grosseir gross suculent
cravaca cravadur
cravad encastoad encravad engastad fato fixo pres segur
cravadur engastar enterrar fincar fitar fixar pregar
cravar enterrar entranhar espetar ferrar fincar fixar incrustar pregar
craveir estala padra
cravejar crivar engastar pregar
creb frequent repetid
cred doutrin program
credit crenc haver renom valiment
credul ingenu simpl simplori troux
crenc religia
crepuscul ocas penumbr pent
crer esperar progressa progress reputar supor
crescer desenvolver espigar intumescer medrar melhorar pulajt vegetar
crescid desenvolvid desenvolviment espigad feit grand talud
cresciment desenvolviment engrandeciment evoluca progressa
cresp encapelad encosceab encrespad ericad florilegi imbecilidad rico tostar
crestad requeimad tostad
crestar esturricar queimar tostar
crestomati florilegi selet
criaca educaca estabeleciment fundaca instituica invenca invent obra produca
criad familiar famul grand lacai servent servical serv
criador fecund fijmbador inventor leviandad plasmador
crianc garot guri parvul pequen pequerruch petiz pirralh
criancinh nene
criar cultivar educar erigir estabelecer fazer fundar imaginar instituir instruir inventar moldar nomear originar produzir suscitar
crim culp delit erro falt iniquidad ofens pecad
criminar culpar exprobrar
criminos culpad delinquent facinor homicid reu
crin pelo
crioul nativ negr pret
crispar encrespar franzir
crist cume grimp involucr penach
cristalin limpid puro transparent
criteri discerniment juiz raciocini seguranc sensatez
critic decisiv dificil embaracos exeget fiscal grav observador penos perigos
critic julgament exam glos maledicenci verrin
criticar escalpelar examinar glosar julgar maldizer motejar satirizar
criv jeir ralo tamis
crivad furad sarapintad
crivar encher furar
crivel provavel verossimil
croce dourad
cronic duradour inveterad perseverant
cru cruel desapiedad desuman duro inclement ofensiv rigoros violent vivo
cruciaca martiri torment tortur
cruciant doloros lancinant pungent
cruciar martirizar torturar
cruel cruent desalmad desapiedad despiedad desuman diro doloros duro empedernid ferin feroz fulminant funest ilacrimavel iman implacavel inclement incompasstv inexoravel iniqu inquisitorial insensivel inuman mau mordaz pervers petre pungent rigoros sangrent sanquinari sever tiranic tiran truculent
crueldad desamor desumanidad durez encarnicament enormidad ferez ferocidad impiedad inclemenci inconscienci inumanidad maldad nequici perversidad sevici tirani
cruent doloros renhid sangrent sanguinolent
cruzament entrelacament mistur
cruzar entrelacar interferir juntar percorrer tercar transpor
cuba tonel
cueu destemid esforcad tenaz valent
cuidad desvel escrupul exaca incumbenci interess intranquilidad ment olho pensad precauca preocupaca preservaca resguard solicitud tenenci tent vigili zelos
cuidados desvelad diligent escrupulos meticulos prezad provident provid zelos
cuidar curar imaginar julgar pensar refletir supor tratar vigiar zelar
culminanci vertic galarim pinacul pino preeminenci sumidad zenit
culp delit falt iniquidad ofens pecad responsabilidad solecism transgressa
culpad delinquent reu
culpar incriminar tachar
cult erudit homenagem idolatri ilustrad instruid letrad lido liturgi preclar preparad religia ritual sabedor veneraca
cultivad cult lavrad
cultivador cultor lavrador
cultivar desenvolver educar formar lavrar manter plantar tratar
cultor partidari sectari
cultur educaca elevaca estud grandiosidad lavr letr plantaca prepar sabedori saber sapienci
cume cumead elevaca fastigi grimp pico pincar sumidad tope vertic zenit
cumplic parceir participant
cumprid executad feit realizad satisfeit
cumpridour exal pontual util vantajos
cumpriment execuca formalidad implement mesur observanci preenchiment rapap salamalequ saudaca veni
cumpriment felicitaca paraben
cumprimentar elogiar felicitar gabar louvar salvar saudar
cumprir desempenhar efetuar executar guardar impendent impender incumbir manter obedecer observar pertencer preencher realizar resgatar satisfazer
cumul monta remat
cumular encher saturar
cunh empenh pistola tarrax
cunh marc selo
cunhar evidenciar salientar
cupidez fome
cupul domo
cura emend paroc pastor sacerdot terapeutic tratament vigari
curad madur restabelecid sao sarad
curar debelar endurecer limpar medicar pensar remediar sanar sanear sarar tratar
curativ pens tratament
curial decent propri sensat
curing dung manda
curios esquisit extraordinari indiscret interessant intrigad intrometid raro singular
curiosidad indiscrica preciosidad raridad
curral redil
curs dejeca diarrei direca estud march moviment rio seguiment trajet voga
cursar frequentar navegar percorrer seguir
curt facil laconic ligeir limitad momentane pequen rapid resumid simpl sucint tacanh
curtez deficienci escassez falt
curtid endurecid fermentad
curtir endurecer enrijar padecer sofrer surrar
curub sarn
curv desvi rodei sinuosidad
curv encurvad humilhad prostrad recurvad tort
curvad curv encurvad envergad recurvad resignad subjugad vencid vergad
curvar debrucar dobrar encurvar envergar inclinar oprimir recurvar vergar
curvatur encurvadur seio
cuspir deitar expelir lancar
cust cust dispendi trabalh
cust dificuldad esforc mont prec valor
custar demorar estar importar valer
custodi detenca guard prisa proteca vigilanci
custos dificil dispendios duro insan oneros penos salgad trabalhos valios vasqueir
cutis epiderm pele tez
dadiv dom donativ mimo oblaca obnubilar ofereciment ofert prend present regal
dadivar obsequiar presentear
dadivos generos liberal munific
dado entregu gratis gratuit oferecid permitid simpatic tratavel
dama dona mulher senhor sota
danaca hidrofobi raiv
danad endiabrad habil impi jeitos maldit raivos valent
danar danificar encolerizar enfurecer irritar lesar prejudicar
danc embrulhad foli quadrilh tripudi
dancadeir dancarin
dandi janot
danificar deteriorar estragar ofender prejudicar
daninh danos invasor nociv prejudicial safar
dano descalabr detriment estrag estropici injuri lesa mal perc perd prejuiz sinistr
danos deleteri desvantajos funest malefic malign mau nociv perigos prejudicial ruinos
dantesc fantastic horripilant terrivel
dar demonstrar desembocar despender devolver dispensar doar emitir emprestar entregar espancar espirrar facultar fazer ferrar fornecer infligir intricar lancar largar manifestar minar ministrar noticiar oferecer ofertar outorgar pregar presentear prestar prodigalizar produzir proferir proporcionar publicar restituir revelar servir soar soltar supor suprir transferir transmitir vibrar
dardejar expelir irradiar lancar
data dose epoc era jazid porca raca
deambular passear vagabundear vaguear
debandar destrocar dispersar espalhar fugir
debat discussa disput polemic querel
debater discutir disputar questionad questionar tratar ventilar
debelar dominar erradicar expulgar jugular reprimir subjugar sufocar vencer
debicar enticak escarnecer lambiscar provar trocar zombar
debil denti enferm enfraquecid entanguid exangu frac fragil franzin invalid minguad mirrad raquitic tenu valetudinari
debilidad delicadez enfraqueciment fraquez languidez malaci prostraca raquitism
debilitad definhad depauperad deprimid desanimad dessorad enfraquecid estiolad humilhad languid prostrad quebrantad
debilitar depauperar deprimir dessorar desvitalizar enervar enfraquecer estiolar extenuar mirrar prostrar quebrantar quebrar sangrar
debiqu deboch escarni troc zombari
debit divid obrigaca
deblaterar gritar vociferar
deboch devassida farr libertinagem palhacad picuinh rapioc saturnal troc trot zombari
debochad imoral libertin
debochar flautear mangar trocar zombar
debruar encairelar guarnecer margear orlar
debrucar inclinar pender
debrum orla
debulhar malhar trilhar
debux descrica esboc lineament projet rascunh risc
debuxar delinear desenhar esbocar
decadenci declinaca declini definhament derrocad descaiment descid enfraqueciment ocas qued ruin
decaid decrepit estragad
decair declinar desfalecer
decantar engrandecer exaltar louvar purificar
decenci decor decur dignidad gravidad moralidad pudor recat reserv
decent decoros distint honest limp recatad
decepar desmembrar interromper separar
decepca desapontament desencant desengan desilusa lata logr miragem taboc
decess faleciment mort passament
decidid deliberad destemid destorcid determinad julgad lest resolut resolvid valent
decidir decretar deliberar desempatar determinar dirimir julgar optar pronunciar resolver sentenciar solucionar terminar
decidu passageir temporal
decifrar desentranhar deslindar explicar interpretar ler matar
decisa definica desassombr desempat determinaca firmez golp intrepidez julgament laud prontida proposit resoluca sentenc voto
decisiv definitiv dogmatic drastic fatal incisiv inflexivel peremptori porret positiv seco suprem terminant
declamar dizer gritar recitar vociferar
declamatori empolad enfatic solen
declaraca definica depoiment enunciaca explicaca exposica manifestaca manifest palavr proclamaca profissa protestaca revelaca testemunh
declarad desembucad enunciad explicit jurad manifest patent
declarar declinar definir denunciar depor desembuchar enunciar explicar expor expressar falar manifestar patentear proclamar pronunciar reconhecer testificarassegurar
declinaca declini descaiment diminuica enfraqueciment inclinaca
declinar desistir diminuir nomear recusar rejeitar
declini ocas qued ruin
decliv inclinaca lacun ladeir pendor quebrad ramp vertent
decompor dissociar dissolver estragar modificar separar transformar
decomposica desorganizaca deterioraca dissociaca dissoluca putefaca
decor honestidad honradez pudicici pundonor
decoraca enfeit
decorar enfeitar enobrecer estudar guardar lembrar memorar ornamentar
decoros dign honest honros nober
decorrer defluir derivar escoar ocorrer perpassar resultar suceder transcorrer
decorrid passad transcorrid
decrepit gast idos velh
decrepitud senectud senilidad velhic
decrescer diminuir enfraquecer minguar
decret designi determinaca edit ordem provisa
decretar determinar estatuir mandar ordenar promulgar
decur dignidad respeit
decurs duraca espac giro laps percurs sucessa transcurs
dedal enred labirint
dedaleir digital
dedicaca desvel devoca empenh estim fanatism generosidad ofereciment sacrifici veneraca
dedicad devotad devot diligent entregu extremos fervoros leal servical
dedicar devotar oferecer ofertar prestar sacrificar tributar votar
dedo habilidad jeit
deduca derivaca descont desfalqu diminuica ilaca raciocini
deduzir descontar diminuir entender inferir raciocinar subtrair ver
deegracios desajeitad deselegant desengracad
defecar evacuar
defecca desapareciment deserca falt
defectivel falh imperfeit
defeit denc eiva falh falt fraquez imperfeica inopi irregularidad jaca labeu manch pech sena sombr tara vici
defeituos falh imperfeit incomplet incorret inexat vicios
defender escudar esposar impedir justificar munir patrocinar perfilhar perorar pleitear preservar proibir propugnar proteger pugnar resguardar socorrer tutelar vedar
defendid escudad policiad protegid resguardad
defensor padrinh paladin patron protetor sustentacul totor valedor
deferenci respeit
deferent obsequios
deferir despachar responder
defes ganh inibica lucr muro preservativ proteca repar resguard resistenci tutel
defes impedid interdit proibid
deficienci falh falt imperfeica
deficient diminut falh imperfeit incomplet insuficient
definhad enfraquecid frac peco
definhament emagreciment esgotament estiolament pereciment
definhar desmedrar emagrecer enfraquecerdebilitar entssicar extenuar financiar murchar
definica descrica
definid determinad exat fixo marcad precis
definir demarcar determinar esclarecer explicar interpretar precisar
definitiv efetiv final terminant ultimad
deflagrar provocar
defluir derivar manar
deformar desfigurar molgar
defraudaca espoliaca falsificaca usurpaca
defraudar desfalcar espoliar
defrontar encarar enfestar
defunt extint falecid fimbri finad mort
degeingolad desmoronament qued ruin
degelar derreter descongelar dissolver
degeneraca depravaca
degenerad depravad espuri estragad indign pervertid
degenerar depravar descambar estragar
degenerescenci deturpaca envileciment falsificaca
degolar trucidar
degradaca envileciment
degradant desonrant desonros infamant
degradar desautorar desclassificar desonrar destituir emporcalhar exaltorar exilar profanar prostituir
degred deportaca desterr exili proscrica relegaca
degredad desterrad proscrit
degredar deportar desterrar exilar
degustar experimentar provar saborear
deidad deus divindad nume
deificaca divinizaca endeusament glorificaca
deitad horizontal prostrad reclinad
deitar entornar escorrer estender exalar inclinar por produzir reclinar recostar segregar
deixar depor desamparar desertar desistir desocupar evitar herdar largar legar omitir permitir por prescindir rejeitar renegar renunciar sacrificar soltar
dejeca estrum despej
delatar denunciar desvendar malsinar revelar trair
delator denunciant
delegaca mandat
delegad enviad mandatari representant
delegar encarregar incumbir
deleit delici encant mana prazer volupi voluptuosidad
deleitar deliciar regozijar
deleitavel grat delicios mavios regalad
deleitos delicios risonh saborid voluptuos
deleteri insaluber nociv pestifer prejudicial venenos
delgad esfanicad esgui estreit fino franzin magr tenu
deliberaca determinaca liberdad proposit reflexa resoluca vontad
deliberad positiv resolvid
deliberar determinar discutir opinar refletir resolver votar
delicad dificil efeminad especios frac fragil franzin gracil leve maci meig mimos miud polid politic precari primoros saboros suav tenr tern tratavel
delicadez docur educaca finez finur fraquez galanteri gentilez maciez mimo polidez suavidad sutilez trat urbanidad
delici mana prazer
deliciar inebriar
delicios encantador magnific papafin pitoresc petic regalad saborid suco voluptuos
delimitar demarcar determinar divisar estremar restringir
delineament esboc lineament rascunh
delinear desenhar detalhar empreender esbocar idear modelar programar projetar rascunhar riscar
delinquent facinor
deliqui desfaleciment desmai languidez sincop vertigem
delir desfazer esvecer expulsar
delirant desvairad disparatad extravagant frenetic trespass vesan
delirar desvairar devanear tresvariar variar
deliri desvairament desvair desvari entusiasm loucur tresvariar varei
delit infraca
delong demor dilaca dilataca eetardaca espacament mora paliativ prolaca prorrogaca protelaca protraiment remanch retardament retenca tardanc traspassament
delongar demorar dilatar encompridar pospor procrastinar retardar
delusori ilusori mentiros
dema retoqu
demal depois
demand disput litigi pleit process procur querel
demandar disputar exigir litigar perguntar pleitear processar reclamar
demarcaca determinaca limit marc separaca
demarcad determinad limitad
demarcar deslindar determinar dividir estremar extremar fixar limitar marcar separar
demasi excedent excess excrescenci exorbitanci intemperanc pletor rest sobej superfluidad
demasiad excessiv exorbitant imoderad nimi prolix sobej sobressaltar superabundant superflu
demenci desatin insani insensatez loucur
dement idiot insan insensat louc maluc vesan
demissa deposica destituica dispens exoneraca renunci
demitid destituid
demitir desempregar desonerar despedir destituir exonerar
demo demoni diab satan
demolidor dissolvent subversiv zoil
demolir derribar derrocar derrubar desmanchar desmantelar desmoronar destruir
demoni diab satan
demoniac diabolic infernal satanic
demonstraca document efusa evidenci exibica explicaca exposica manifestaca prov revelaca
demonstrar ensinar esclarecer evidenciar exibir explicar justificar manifestar provar revelar
demor descans detenc dilaca dilataca eetardaca espacament espac esper estad lentida mora parad paragem paranc paus procrastinaca prolaca protraiment retardament retenca tardanc vagar
demorad detid extens indiret larg lent long moros prolongad ronceir tardi vagaros
demorar deter dilatar distar empalhar encompridar espacar ficar habitar morar permanecer procrastinar protelar residir retardar tardar temporizar
demudad desfigurad mudad transfigurad transformad
denc enfermidad incomod indisposica macaco mal malestar mani mazel molesti
denegaca negar recusar
denegrir enegrecer enlodar escurecer infamar macular manchar
dengu denguic manh
denguic faceiric requebr
denod determinaca impavidez intrepidez pujanc pundonor valenti
denodad destemid determinad esfomead guapeta impavid intimorat intrepid ousad pundonoros valent
denominaca designaca titul
denominar designar intitular
denotar indicar mostrar significar
dens espess fund gross opac
densidad espessur grossur
dent empalad enferm frac maniac morbid viciad
denti insaluber malsa morbid valetudinari
denud intrepidez valor
denunci part queix
denunciar descobrir entregar pronunciar reconhecer trair
deparar encontrar oferecer topar
departament repartica seca
departir distribuir dividir repartir
depauperad enfraquecid extenuad
depauperament esgotament raquitism
depauperar empobrecer enfraquecer exaurir extenuar
dependenci disposica domini escravida obedienci relaca servida subalternidad subordinaca sujeica
dependent ligad pendent subaltern submetid subordinad sudit sujeit
depender derivar nascer pertencer proceder resultar
dependurar pendurar suspender
deplorar lamentar lastimar prantear
deploravel detestavel funest infeliz inferior lamentavel lamentos lastimos miserand
depoiment deposica testemunh
depois emseguid ulterior
depor depositar destituir entregar largar por
deportaca desterr exili
deportad desterrad exilad proscrit
deportar expatriar
deposica destituica
deposit feze fianc huchari penhor precipitad reservatori sediment
depositar entregar fiar por
depositari guard
depravaca desmoralizaca dissoluca envileciment libertinagem licenciosidad perversa relaxaca
depravad estragad hediond malvad nefand pervertid viciad
depravar derrancar desencaminhar desmoralizar empestarcontaminar estragar perverter viciar
deprecaca pedid prec rogo suplic
deprecar implorar pedir rogar suplicar
depreciaca descredit desgast deslouvor desprestigi desvalorizaca malbarat menosprez
depreciad desacreditad
depreciar desabonar desacreditar descasar desdenhar desengrandecer desluzir desprestigiar desvaliar menoscabar menosprezar pejorar rebaixar regatear
depredaca desgab devastaca espoliaca pilhagem roub saqu
depredar devastar espoliar estragar infestar saquear talar
depreender entender induzir inferir perceber
depress lent prest
depressa diminuica escavaca grot ressac vale
depriment humilhant ultrajant
deprimid desanimad humilhad prostrad rebaixad trist
deprimir descasar enfraquecer enlamear regatear
depurar limpar purgar purificar
der magoar penalizar pesar sentir
derivaca desvi emanaca formaca origem
derivad desviad oriund provenient provind
derivar descender desviar dimanar efluir fluir mandar proceder promanar provir resultar vir vogar
derradeir extrem final rabad restant suprem ulterior ultim
derramad difus dispers espalhad espargid espars extens prolix
derramament disseminaca espabgiment
derramar dessorar distribuir efundir ejacular entornar espalhar espargir espraiar expandir extravasar transbordar transfundir transvazar vazar verter
derrancar estragar
derread descadeirad extenuad fatigad moid vergad
derrear derrengar descadeirar escadeirar extenuar
derredor volt
derrengar descadeirar descansar prostrar
derreter descongelar dissolver enternecer estrugir fundir liquefazer
derretid dissolut dissolvid enamorad fundid liquefeit
derretiment desvaneciment fusa requebr
derribar derrubar derruir desmantelar destituir pinchar rocar subjugar vencer
derric namor rabich xodo
derricar namorar trocar
derrisa escarni irrisa mofa zombari
derriscar excluir
derrocad desmoronament qued ruin
derrocar desmoronar destruir
derrogaca revogaca
derrogar extinguir revogar suprimir
derrot desbaratament desbarat descalabr direca fubec reve rota rumo vencid
derrotad desanimad desbaratad destrocad exaust prostrad vencid
derrotar desbaratar destrocar profligar vencer
derrotism desalent desanim
derrubad prostrad
derrubar derruir desmoronar destruir estender fulminar matar prostrar vencer
derruir desmoronar destruir
desabaf desafog desopressa expansa
desabafad descobert seren sossegad tranquil
desabafar desafogar desafrontar desagasalhar descobrir desembuchar desimpedir
desabalad desapoderad desenfread desmedid imens precipitad
desabar desmoronar pender
desabitad desert desocupad despovoad devolut ermo
desabituar desacostumar
desabonad desacreditad desclassificad
desabonar desacreditar desconsiderar desprestigiar difamar infamar
desabotoar desabrochar
desabrid despropositad grosseir inconvenient insolent rude tarasc violent
desabrig desampar desarrim
desabrigad desprotegid
desabriment desagrad rispidez rudez
desabrochar desapertar desprender eclodir florir surgir
desabusad desrespeitos insolent petulant
desabusar desenganar desiludir esclarecer
desacat descortesi desrespeit escarni irreverenci
desacatament desacat desatenca descortesi desrespeit irreverenci
desacatar destratar profanar triunfar vencer vexar
desacautelad desapercebid desprevenid improvident incaut
desaceitar desaprovar recusar rejeitar
desacert descuid desproposit desvari disparat engan erro rata
desacertad desatinad desconcertad errad inconvenient
desacertar errar falhar fracassar
desachegar separar
desacomodad desarranjad impropri inoportun
desacomodar desarranjar desordenar desorganizar destituir
desacompanhad isent isolad situar solitari sozinh
desacord desarmoni desunia discordanci discordi dissentiment divergenci
desacordar desfalecer desmaiar discordar divergir estontear
desacorocoad desalentad desanimad desapontad desesperancad
desacorocoar desalentar desanimar desesperancar
desacostumad descomedid desusad extraordinari
desacreditad desclassificad desconceituad desmoralizad enxovalhad maculad
desacreditar desafamar desclassificar desconceituar desdourar desluzir desprestigiar desvirtuar detrair difamar enegrecer enxovalhar infamar menoscabar pejorar vilipendiar
desadoradoabominad desesperad impacient indignad raivos
desadorar detestar importunar
desadorn desalinh simplicidad singelez
desadornad desataviad
desadunad desunid distint separad
desafabilidad descortesi indelicadez
desafamar difamar menoscabar
desafeica desafet desamor
desafeicoad desafet inimig
desaferrar desarmar desatracar desengatilhar
desaferrolhar libertar soltar
desafet inimig
desafi provocaca rept
desafiar estimular excitar incitar instigar intimar provocar
desafinar despiqu destemperar destoar duel porfi provocaca rept
desafog desembarac desopressa efusa fartur folg franquez refrigeri resoluca
desafogad desembaracad extens
desafogar desoprimir expandir
desafor descompostur dest injuri insolenci malcriaca petulanci
desaforad estupid imprudent insolent malcriad
desafortunad desditos desfortunad desgracad infeliz malafortunad
desafront desagrav desforc despiqu explicaca
desafrontar desagravar desenxovalhar desforcar desforrar desoprimir despicar livrar vingar
desagarrad livr separad solt
desagarrar despegar despregar desprender soltar
desagasalhar descobrir
desagrad descontentament desgost desprazer displicenci enfad repugnanci rudez
desagradar descontentar desgostar detestar enfadar enjoar entediar importunar macar odiar
desagradavel dieplicent feio inconvenient repugnant
desagrav desforc desforr explicaca reparaca satisfaca
desagravar desforcar desforrar despicar reparar vingar
desagregaca desmembraca desunia dissociaca
desagregad desunid
desagregar desencorporar desunir dissociar fragmentar resolver separar
desaguisad desordem discussa rixa
desair desdour grosseri inconvenienci
desajeitad desasad desastrad desengoncad desgracios idiot inabil lorp mazanz pamonh
desajoujar desligar desoprimir desprender desunir soltar
desajudar desamparar desassistir desfavorecer
desajuizad errad imprudent insensat
desajustar desarranjar desligar desordenar desunir romper
desalent desanim descaiment desconfort desesper esmoreciment malaci melancoli prostraca tristez
desalentad desanimad desconfortad desesperad desesperancad perrengu quebrad sucumbid
desalentador desanimador sombri
desalentar desanimar descorocoar desesperar esfriar esmorecer
desalinh desarranj descomposica desleix desmazel desordem relaxament
desalinhad desataviad descuidad desgrenhad desmazelad despretensios esqualid singel
desalinhar desamanhar desarranjar desataviar desordenar
desalmad desuman pervers
desalterar saciar serenar sossegar
desamamentar desmamar
desamanhar desarranjar descompor
desamarrar desatar desatracar desenastrar desprender soltar
desamavel descort grosseir indelicad
desambica desinteress desprendiment despretensa isenca
desambicios despretensios desprendid modest
desamolgar endireitar
desamor desapeg desprez
desampar desarrim desprotecaj pobrez privaca
desamparad desprotegid desvalid leco pirang
desamparar desarrimar desassistir
desancar escadeirar espancar maltratar mer
desandar desatar retribuir retroceder retrogradar soltar
desanexar desencorporar deslizar desmembrar desunir separar
desanim desconfort desesperanc desvalor prostraca esveciment fraquez friez
desanimad desenxabid desesperancad esfriad humilhad medros pessimist prostrad sucumbid taciturn timid tristonh
desanimador sombri
desanimar desconsolar descorocoar desesperancar desesperar desistir enfraquecerdebilitar esfriar esmorecer fartar gelar saciar sucumbir
desapaixonad desinteressad imparcial justiceir reto
desapaixonar distrair
desaparecer desvanecer eclipsar esvair evaporar faltar fugir matar mergulhar mirrar morrer raspar sumir
desapareciment perd sumic tresmalhad
desapeg desinteress desprendiment generosidad indiferenc isenca renunci
desapercebid desprevenid
desapertad folgad froux lass
desapertar descingir destravar folgar relaxar sair
desapiedad despiedad desuman implacavel inexoravel inuman
desapoderad desenfread furios
desapontad desconcertad desiludid enganad indignad lograd mazanz passad transtornad vendid
desapontament desilusa despeit
desapoquentar sossegar tranquilizar
desapossar desapropriar desempossar
desapropriar despojar
desaprovaca dissentiment reprovaca
desaprovar improbar rejeitar reprovar
desaproveitad desperdicad esbanjador estroin inutil perdid
desaproximar distanciar separar
desarmad desavisad desmontad inerm
desarmar desarranjar desengatilhar desmontar detonar serenar
desarmoni desconformidad desentoaca discordanci discordi dissonanci divergenci inconsonanci inimizad
desarmonic desconcordant dissonant irregular
desarraigar destruir erradicar extirpar tirar
desarranj descomposica descompostur desconcert desmanch desordem desorganizaca enguic transtorn zang
desarranjad descompost desmanchad desmantelad desmontad escangalhad perturbad
desarranjar desarrumar desconjuntar desfazer desmanchar desmantelar desordenar desorganizar destemperar embaracar escangalhar perturbar
desarrumar desordenar desorganizar pender
desarticular desconjuntar desligar desunir luxar
desas descuid desmazel inaptida inepci
desasad desastrad
desassazonad importun tempora verd
desassisad desatinad louc mentecapt tarad tresloucad
desassistir faltar
desassombr desembarac firmez franquez intrepidez
desassombrad desassustad destemid franc ousad plan resolut turun valoros
desassosseg desinquietaca inquietaca intranquilidad perturbaca recei sobressaltar turbaca
desassossegad desinquiet inquiet intranquil molestad sobressaltad travess
desassossegar desinquietar inquietar preocupar sobressaltar
desassustad sossegad tranquil
desassustar sossegar tranquilizar
desaster desgrac drog fatalidad fiasc fracass infortuni naufragi perd sinistr tragedi
desastrad estabanad funest inabil infaust infeliz
desastros fatal funest
desatad descosid desligad desprendid solt
desatar desdar desenastrar desencadear desligar desprender explicar libertar resolver soltar
desataviad desornad natural simpl singel
desataviar desenfeitar desguarnecer desornar
desatenca descas desprimor devanei displicenci distraca inadvertenci indelicadez irreverenci negligenci
desatencios descort incivil indelicad irreverent
desatent dieplicent distraid levian
desaterrar escavar nivelar
desatin desproposit desvari disparat doidic erro estouvament insani
desatinad despropositad destampad desvairad louc
desatinar desorientar despropositar desvairar endoidecer enlouquecer
desatracar desprender desviar largar separar
desatravancar desembaracar desencalhar desentulhar desimpedir desobstruir
desavenc desentendiment desinteligenci desunia desvair diferenc discordi dissenca divergenci indisposica inimizad pega pegadilh rixa rompiment
desavergonhad descarad impudent indecent insolent malandr patif
desaviar desunir discordar indispor malquistar
desavir indispor inimizar malquistar
desavisad imprudent levian precipitad
desbancar exceder superar suplantar vencer
desbarat desperdici dispersa dissipaca esbanjament prodigalidad profligaca vencid
desbaratad destrocad rompid
desbaratador dissipador estroin perdulari
desbaratament destroc dissipaca esbanjament
desbaratar desfazer desperdicar destrocar destruir dispersar dissipar gastar malbaratar malgastar pulverizar vencer
desbastar limar podar rarear
desbocad desbragad desenfread destabocad destravad imoral licencios
desbotad descorad deslavad desmaiad mortic ruco
desbotar descolorir desmaiar desmerecer desvanecer empalidecer
desbragad descomedid impudic indecoros
desbravar domar domesticar instruir
descabelad desgrenhad despentead pelad
descabid despropositad impropri inconvenient
descadeirad desnalgad
descadeirar escadeirar
descaid descuid distraca erro falh falt
descaid inclinad pendid pens
descaiment fraquez
descair descambar enfraquecer inclinar pender
descalabr desgrac desventur infortuni perd ruin
descalcadeir descompostur repreensa reprimend
descambar prender tombar
descaminh desvi extravi perd sumic
descanjicar deslindar desvendar esclarecer esmiucar
descans folg lazer maciot mort ocio ociosidad olvid pachorr panquec paranc paus paz peanh quietaca repous sosseg sota suet suport vacaca vagar
descansad descuidos folgad refeit remancha repousad tranquil vagaros
descansar folgar pousar refazer repousar respirar tranquilizar
descarad desfacad deslavad disfarcad imprudent malhadic ousad procaz proterv
descarament desfacatez impudenci impudor petulanci protervi
descarg desencarg
descarregar desfechar disparar lancar vibrar
descas desestim desprez indiferenc
descasar menoscabar separar vilipendiar
descascar esbrugarouesbugar escorchar pelar pilar
descendenci estirp famili geraca posteridad progeni prol sucessa
descendent filh originari oriund vind
descender originar provir
descer desmontar pender saltar
descerrar descobrir manifestar patentear
descid diminuica ladeir
descingir tirar
desclassificad perapad
desclassificar desonrar
descobert destapad divulgad escancarad patent publicad revelad sabid
descobert invenca invent
descobridor inventor pioneir
descobrir descompor descortinar desembucar desembuchar desenterrar desentranhar desmascarar desvelar desvendar divulgar encontrar enxergar excogitar farejar inventar manifestar mostrar patentear pescar revelar
descoc impudenci destemper disparat
descolorir descorar
descomedid desenfread desmandad desproporcionad enorm imoderad intemperad licencios
descomediment desmand desproposit excess imoderaca imodesti incontinenci insolenci intemperanc
descompassad desconform desmarcad desmedid desproporcionad
descompor destratar espinafrar estoilar injuriar ofender transtornar xingar
descomposica desconcert desordem
descompost desconcertad desordenad
descompostur dest foguet fubec insult invectiv lavagem ralh resp reverberi saba saraband
descomunal desmesurad enorm exagerad
desconceituar desconsiderar difamar
desconcert desconchav desentendiment desordem discordi transtorn
desconcertad desmanchad desordenad discord
desconchav despauteri dislat disparat tolic
desconcordant discordant dissonant divergent opost
desconex descosid desligad desordenad desunid incerent
desconfiad escabread escaldad incredul intrigad pelud politic prevenid ressabiad
desconfianc enfad melindr presunca recei suspeica suspeit
desconfiar duvidar escabrear estranhar presumir supor suspeitar
desconform desigual desmedid desproporcionad despropositad diferent discordant disform enorm gigantesc monstruos
desconformar discordar discrepar divergir
desconformidad desproporca divergenci
desconfort incomodidad
desconfortad desconsolad
descongelar dissolver
desconhecer estranhar
desconhecid estranh ignorad ignot incognit inedit ingrat inusitad misterios recondit
desconjuntad descosid desengoncad desmantelad
desconjuntar desligar deslocar desunir luxar separar
desconjuntur deslocaca desunia
desconsentiment dissenca dissentiment recus
desconsideraca desfeit desprez desrespeit
desconsiderar desfeitear
desconsol dor tristez
desconsolaca mago pesar tristez
desconsolad magoad trist
desconsolar magoar penalizar
descont diminuica
descontar desfalcar pagar resgatar tirar
descontent desgostos dissaboros malcontent malhumorad trist
descontentament desgost desprezar displicenci dissabor divergenci exacerbaca mago queix tristez
descontentar desgostar
descontinuaca intermitenci interpolaca
descontinuad intermitent interrupt
descontinuar interpolar interromper paralisar suspender
desconturbar serenar
desconversavel descort insociavel intratavel
desconvir discordar divergir
descorad desmaiad embacad macilent palid
descorament estiolament
descorar desmaiar desmerecer desvanecer empalidecer
descort desprimoros estupid grosseir incivil inconvenient indelicad intratavel inurban malcriad rude seco vila
descortesi desprimor inconvenienci indelicadez
descortin finur habilidad perspicaci sagacidad talent visa
descortinar distinguir enxergar notar patentear
descosid desprendid desunid solt
descredit desdour desfavor desonr desprestigi difamaca infamaca manch
descrenc duvid impiedad
descrent descrid incredul pessimist
descrer duvidar negar renegar
descrever desenhar explicar expor narrar noticiar relatar reproduzir retratar tracar
descrica explicaca narraca pintur relaca relat relatori resenh
descrid impi
descrit expost
descuid desliz distraca esqueciment falh falt gato imprevisa imprudenct inadvertenci incuri irreflexa laps negligenci
descuidad desleixad improvident indiligent indolent negligent omiss preguicos relaps relaxad tranquil
descuidar descurar desleixar negligenci
descuidos desmazelad ledo negligent preguicos
desculp escapatori escus evasiv perda pretext recus relevaca relevament rodei satisfaca subterfugi
desculpar dispensar enfeitar escusar inocentar isentar justificar perdoar prelevar relevar
desculpavel perpassavel remissivel
descurar desleixar negligenci negligenciar
desdar desfazer desmanchar retomar
desdem desprez esquivanc indiferenc menoscab menosprez mofa sobranceri
desdenhar desfazer desprezar menoscabar menosprezar motejar
desdit desgrac desventur infelicidad
desditos desgracad desventurad inditos infelicitad infeliz infortunad malafortunad malaventurad malfadad miserand mofin
desdizer desmentir negar
desdobrar desenrolar dividir estender fracionar revelar
desdour desluster desonr ignomini indignidad infamaca labeu manch menoscab
desdourar deslustrar desonrar manchar
desej empenh engulh gana intenca mira querer sede sonh tentaca vontad
desejad esperad pretens
desejar pretender querer suspirar visar
desejos inquiet roxo seco sofreg
deselegant desengoncad desengracad desgracios
desemaranhar desembaracar desenlear desenredar deslindar esclarecer explicar pentear
desembalar desfazer desmanchar
desembarac desempen desenvoltur desgarr destrez expedica facilidad ousadi prestez prontida rasg
desembaracad desempanad desenvolt desimpedid despachad destravad disponivel expedit franc fura lampeir lest ligeir livr maniprest resolut sacudid
desembaracar desembargar desempachar desempatar desencalhar desenlear desenredar desentalar desentulhar desfazer desimpedir desincar desocupar despejar expedir facilitar livrar purgar purificar quitar
desembarg despach sentenc
desembargar despachar expedir resolver
desembestar despedir partir sair
desembocar terminar transpor
desembolsar despender gastar pagar
desembucad franc manifest patent
desembucar esclarecer exprimir manifestar mostrar patentear
desembuchar desentalar desimpedir explicar falar
desempachar desimpedir desobstruir
desempanad desimpedid franc positiv
desemparedar libertar soltar
desemparelhar desirmanar desunir separar
desempat resoluca soluca
desempatar solucionar
desempen galhardi
desempenad destemid direit elegant esbelt fort galhard guap
desempenar desobrigar executar exercer ocupar representar
desempenh execuca interpretaca seguiment
desempenhar exercer possuir preencher representar
desempoad lhan tratavel
desempossar despojar esbulhar
desempregar destituir exonerar
desenastrar soltar
desencabecar desencaminhar perverter transviar
desencadear desprender soltar
desencalhar desimpedir
desencaminhar desguaritar desviar extraviar perverter roubar seduzir subtrair transviar
desencant desengan desilusa
desencarcerar desprender libertar soltar
desencardir lavar limpar purificar
desencarg tranquilidad
desencorporar desmembrar separar
desenfad desfasti distraca passatemp recreaca
desenfastiar distrair recrear suavizar
desenfeitar desguarnecer desornar
desenfread despregad imoderad infren licencios
desengan desesperanc desilusa escarment franquez
desenganad desesperancad desiludid rescaldad
desenganar desesperancar desiludir dissuadir
desengatilhar desfechar disparar
desengoncad desengracad malajambrad
desengracad desenxabid desgracios feio insipid sensabor
desengrandecer diminuir menoscabar
desenh diagram estamp plant tracad
desenhar esfumar estampar projetar revelar riscar tracar
desenlac desfech epilog faleciment remat soluca
desenlear desenredar deslindar soltar
desenredar deslindar destrincar desvendar soltar
desenrolar desenvolver estender expandir
desensofrid impacient irrefletid sofreg
desentalar salvar
desentendiment discordi estupidez inepci
desenterrar patentear retirar
desentoaca dissonanci
desentorpecer despertar excitar reanimar
desentranhar esclarecer revelar
desentulhar desimpedir desobstruir
desenvolt inquiet travess
desenvoltur desplant imodesti jatanci travessur vivez
desenvolver dilatar encorpar enriquecer ensanchar esforc espadaud espigar estender expandir explanar fomentar generalizar progredir prosperar
desenvolvid dilatad encorpad extens grad instruid minucios talud
desenvolviment evoluca expansa explicaca extensa increment latitud progressa progress prolongament prosperidad vastida
desenxabid dissaborid insipid insoss insuls
desenxovalhar limpar
desequilibrad espelotead idiot lunatic maluc pecem tant tarad
deserca renunci traica
desert despovoad ermita ermo inabitad param soledad solida solitari
desertar despovoar fugir renegar renunciar
desertor fugitiv profug
desesper exasperaca excitaca frenesi furor raiv
desesperaca desesperanc desgost desprazer raiv
desesperad encarnicad raivos renhid
desesperanc desesper
desesperancad desiludid
desesperar enraivecer exasperar impacientar
desestim menosprez
desfacad imprudent insolent petulant
desfacatez imprudenci impudenci
desfalcar diminuir dizimar reduzir tirar
desfalecer desmaiar entorpecer esmorecer
desfalecid desmaiad exanim semimort
desfaleciment desmai esmoreciment fraquez languidez sincop
desfalqu desvi diferenc diminuica quebr reduca romb subtraca supressa
desfasti jovialidad
desfavor desprez desprotecaj desvaliment
desfavoravel desvantajos hostil opost prejudicial
desfavorecer prejudicar
desfazer desmanchar desmerecer destruir diluir dirimir dispersar dissipar dissolver distratar esboroar invalidar menoscabar resolver revogar sanar
desfech epilog final remat resultad soluca termin term
desfechar disparar vibrar
desfeit desfigurad desmanchad destruid desvanecid dissolut dissolvid impetuos solt transtornad violent
desfeit injuri insult lata ofens picardi pirrac
desfeitear injuriar insultar ofender
desferir desfraldar soltar vibrar
desfiar enumerar esmiucar narrar
desfigurad transtornad
desfigurar deturpar transtornar
desfitar desviar tirar
desforc desforr despiqu forr vinganc
desforcar reparar vingar
desforr forr represali retaliaca vindit vinganc
desforrar despicar despiqu retaliar vingar
desfortun desgrac desventur infortuni
desfortunad desgracad infeliz
desfraldar despregar expandir largar soltar
desfrut escarni troc usufrut zombari
desfrutar fruir gostar gozar lograr possuir usual usufruir
desgab deslouvor maledicenci
desgarr desplant garb
desgarrad desguaritad devass extraviad livr pervertid solt tresmalhad
desgarrar desviar extraviar perverter tresmalhad
desgastar polir puir
desgost desprazer dissabor luto mago melancoli pena pesadum pesar ralaca repugnanci sentiment transtorn tristez vicissitud
desgostar enfarar exulcerar marfar mazelar morder
desgostos dissaboros enfarad enfastiad malcontent marfad penalizad ressabiad trist
desgovern desordem desperdici desregrament esbanjament
desgovernar desperdicar dissipar esbanjar
desgrac despenhadeir desventur fatalidad fracass golp infelicidad infortuni infortuniodesventur lazeir miseri perd prag ruin tragedi
desgracad desvalid desventurad funest inditos infaust infelicitad infeliz malaventurad miseravel miser patif plumitiv
desgracar infelicitar prejudicar
desgracios malajambrad
desgrenhad despentead esgrouvinhad
desgrudar despegar separar
desguaritad extraviad tresmalhad
desguaritar desviar
desidi desleix imperici incuri indolenci negligenci ociosidad preguic
designaca escolh indicaca significaca titul
designad eleit nomead
designar destinar emprazar fixar indicar indigitar marcar mostrar nomear programar qualificar
designi empres intenca intent intuit objet plan pressupost program projet proposit resoluca tenca
desigual desproporcionad diferent garabulhent incert injust irregular mudavel parcial variavel vari
desigualar diferencar distinguir extremar
desigualdad desproporca diferenc disparidad distinca diversidad injustic intercorrenci irregularidad parcialidad variaca volubilidad
desiludid escarmentad rescaldad
desilusa escarment
desimaginar dissuadir
desimpedid despejad disponivel franc laxo
desimpedir desobstruir desopilar franquear laxar
desincar livrar
desinenci extremidad fim term
desinfetar livrar purificar sanar
desinquiet excitad inquiet preocupad traquin
desinquietaca inquietaca
desinquietar importunar inquietar
desintegrar dissociar separar
desinteligenci desunia discordanci divergenci inimizad quizili
desinteress frialdad generosidad indiferenc isenca renunci
desinteressad desprendid imparcial indiferent oficios
desirmanad separad
desirmanar separar
desistenci renunci
desistir entregar renuir renunciar retribuir retroceder sobrestar
deslavad esbranquicad
desleal dolos fals fementid inconfident infiel perfid proditori repassad traiceir traidor
deslealdad desservic falsidad infidelidad perfidi rasteir traica
desleix desmazel ignavi incuri madracari molez negligenci relaxament
desleixad desmazelad improvident indolent madrac negligent
desleixar negligenci negligenciar
desligad separad
desligar desprender desunir separar soltar
deslindad elucidad esclarecid explicad
deslindar destrincar esclarecer explicar
desliz desonestidad desvi erro
deslizar escorregar omitir vogar
deslocaca desvi moviment mudanc transposica
deslocad mudad transpost
deslocar desviar exbuxar luxar mexer mover mudar transferir
deslouvor maledicenci
deslumbrament encant esplendor fascinaca magic seduca vertigem
deslumbrant esplendid feeric luxuos maravilhos suntuos
deslumbrar encandear encantar fascinar maravilhar obcecar ofuscar seduzir
desluster desonr macul
deslustrar desluzir desonrar embaciar empanar enlamear envilecer escurecer obscurecer
desluzir eclipsar estragar ofuscar
desmai esmoreciment esveciment fanic faniquit flat sincop vertigem
desmaiad exanim livid mortic palid
desmaiar desvanecer empalidecer enfiar esmecer esmorecer esvecer
desmanchad desmontad
desmanchar desmantelar destruir distratar escangalhar exbuxar inutilizar rescindir revogar transtornar
desmand desregrament excess indisciplin infraca
desmandad desobedient desregrad indisciplinad
desmantelar destrocar destruir
desmarcad desmedid desmesurad enorm imoderad ingent
desmascarar patentear revelar
desmazel ignavi imprevisa incuri indolenci negligenci preguic relaxament
desmazelad esgrouvinhad espandongad negligent porcalha relaps
desmedid desmesurad desregrad enorm excessiv iman imens inaudit incomensuravel ingent
desmediios destemid intrepid
desmedrad enfezad franzin magr raquitic
desmedrar emagrecer
desmembraca desmembrament partilh
desmembrad dividid separad
desmembrament dissoluca divisa
desmembrar destroncar desunir dissolver separar
desmentid retratad
desmentir impugnar negar refutar
desmerecer desmoralizar desvaliar perder
desmesurad enorm excessiv
desmiolad idiot maluc
desmontad desorganizad
desmoralizaca perversa podrida
desmoralizad devass pervertid vicios
desmoralizar desonrar desprestigiar desvirtuar diminuir espinafrar perverter prostituir
desmoronament ruin
desmoronar destruir esbarrondar
desnalgad magr
desnaturad desuman
desnatural excentric extravagant rebuscad
desnecessari dispensavel escusad inutil ocios superabundant superflu supervacane
desnivelar inclinar pender
desnortead desvairad entropigaitad erradi errad tont transviad zonz
desnortear desorientar embaracar perturbar
desobedecer infringir recalcitrar transgredir violar
desobedienci indisciplin infraca insubordinaca
desobedient insubordinad recalcitrant refratari
desobrigad desprotegid escoimad isent livr perdoad quit
desobrigar desonerar dispensar eximir exonerar isentar libertar livrar perdoar quitar relevar remitir
desobscurecer esclarecer iluminar
desobstruir desopilar
desocupaca despej ociosidad vagar
desocupad despejad devolut malandr ocios vadi vago vazi
desocupar despejar evacuar isentar livrar sair
desolaca destroc devastaca dor mago melancoli pesar ruin tristez
desolad solitari trist
desolar despovoar devastar magoar
desonerar exonerar
desonest devass escus imoral impudic impur indecent indecoros indign lasciv sujo venal
desonestidad indecenci torpez turpitud
desonr ignomini infamaca infami labeu manch oprobri perdica
desonrad maculad manchad
desonrant desonros humilhant
desonrar enganar envilecer enxovalhar infamar profanar
desoprimir libertar
desordeir espalhabras mazorqueir meliant motineir turbulent
desordem desorganizaca destemperanc discordi disturbi embrulhad encrenc escangalh escaramuc espalhafat estalad forroouforrobod freg furdunc grud indisciplin mazorc mexid motim orgi pandemoni pega perturbaca presepad rebordos rebulic revolt rixa rolda rusg sangangu sobressaltar trapalhad tropeli tumult turbaca turbulenci
desordenad desregrad dispers incondit misturad
desordenar desorganizar destemperar disturbar interverter misturar
desorganizaca dissoluca perturbaca
desorganizar dissolver misturar subverter transtornar
desorientaca insensatez perturbaca
desorientad entropigaitad estontead
desorientar despistar desvairar
desornad modest singel
despach expedica expedient feiticari pucang resoluca
despachad valent
despachar despedir enviar expedir mandar matar resolver
despauteri disparat estolidez irracionalidad tolic
despedacad espatifad partid quebrad rasgad
despedacar destrocar dilacerar esfacelar esfanicar espatifar espedacar espostejar esquartejar partir pungir romper
despedid fim saudaca term
despedir desprender destituir enviar exalar exonerar expedir expulsar fulminar lancar mandar soltar
despegar desunir separar
despeit invej irritaca ressentiment
despeitad indispost intrigad magoad ressentid zangad
despej esbulh imundici leviandad lixo ousadi
despejad estanc esvaziad vazi
despejar emborcar esvaziar evacuar mungir vazar
despender gastar
despenhadeir precipici ribanceir temb
despens huchari
despentead esgrouvinhad
desperdicad desregrad esbanjad esbanjador esperdicad esperdicador estragad gastador perdulari
desperdicar dissipar esbanjar malbaratar malgastar
desperdici dissipaca esbanjament esperdici malbarat prodigalidad
despertar espevitar esporear estimular excitar revivificar
despes dispendi gast
despicar vingar
despid destituid isent livr pelad
despiedad duro implacavel inexoravel
despiqu represali vingar
despir despojar
despistar enganar iludir
desplant ousadi topet
despoj espoli pres rest
despoj espoli pres trofeu
despojar esbulhar escorchar espoliar privar roubar saquear
despontad embotad romb
despontar embotar gastar lembrar nascer ocorrer raiar surgir
desport distraca divertiment recreaca
despot manda opressor potentad tiran
despotic discricionari draconian ferrenh prepotent tiranic tiran
despotism opressa prepotenci tirani
despovoad ermita inabitad
desprazer dissabor
despregad solt
despregar desunir soltar
desprender destravar emitir largar soltar
desprendid liberal solt
desprendiment filantropi isenca larguez longanimidad modesti
desprestigiar desvirtuar exaltorar ofuscar
despretensa modesti
despretensios franc humild lhan modest singel
desprez displicenci humilhaca indiferenc ludibri reprovaca vilipendi vituperi
desprezad enjeitad largad pospost refugad
desprezar enjeitar esquecer fugir menoscabar menosprezar pisar postergar preterir refugar rejeitar relegar repudiar vilipendiar
desprezivel ignobil indign infim lacai miseravel negregad obnoxi odios pifi pulh repelent vergonhos vil
desprimor indelicadez
desprimoros imperfeit incivil indelicad
desproporca enormidad
desproporcionad disform enorm
desproposit destampatori destemper disparat fatuidad imprudenci monta multida
despropositad destampad destemperad disparatad impertinent imprudent incongruent inconvenient inoportun
desprotegid desvalid miser necessitad plumitiv
desprovid escassez escass falt minguad plumitiv privad
despudor impudenci impudor
desquitar divorciar separar
desregrad devass dissolut esbanjador irregular libertin licencios perdulari
desregrament dissipaca libertinagem relaxament
desrespeit insubordinaca irreverenci
desrespeitos destabocad irreverent
dessedentar saciar satisfazer
dessemelhanc diferenc distinca diversidad
desservic perfidi prejuiz transtorn
dessorad enfraquecid
dessorar enfraquecer
dest improperi injuri insult
destabocad estouvad falador inconvenient
destacar desunir escandir separar sobressair tirar
destampad destapad disparatad
destampatori destemper disparat gritari troc
destaqu evidenci preminenci prol relev ressalt salienci
destemid dispost estrenu impavid intimorat intrepid longanim mach turun valent valoros
destemper disparat extravaganci furi
destemperad frac
destemperanc excess gula intemperanc
desterr ermo exili isolament proscrica relegaca solida
desterrad exilad expatriad exul proscrit
desterrar exilar expatriar proscrever
destilar estilar exsudar gotejar infundir marejar pingar porejar
destin direca efeit estrel fadari fado fatalidad fim fortun futur imprevist rumo sina sort term ventur
destinaca destin fado fim
destinar determinar guardar reservar
destituica exoneraca
destituid falt orfa privad
destituir dissolver exaltorar privar
destoar discordar discrepar divergir
destorcid ligeir valent
destr engenhos habil habilidos jeitos maniprest perit profess proficient sabi sagaz
destratar insultar maltratar
destravad espert insolent
destravar soltar
destrez engenh facilidad habilidad habilitaca jeit mestri perici sagacidad
destrincar esmiucar
destroc devastaca rest ruin
destroc escombr naufragi ruin
destrocad dispers rompid vencid
destrocar dispersar
destruica dissoluca estrag extinca extirpaca mort profligaca ruin
destruid escangalhad esfacelad profligad
destruidor redor subversiv vandal voraz
destruir devastar devorar entravar esbandalhar escangalhar esfacelar estragar exterminar extirpar fulminar liquidar malbaratar matar neutralizar obliterar profligar pulverizar quebrar queimar raspar rechacar rer subverter tesourar varrer
desuman diro empedernid ferin fero feroz impiedad impiedos implacavel inquisitorial inuman pervers petre sanquinari truculent verdug
desumanidad inconscienci inumanidad perversidad selvajari tirani
desunia discordi disjunca dispersa divisa divorci rixa separaca
desunid disjunt fendid
desunir dissidiar dissociar dividir divorciar separar
desusad empiric extraordinari inusitad obsolet
desvair desvari discordi
desvairad discord exaltad furios insan louc tresloucad vari
desvairament desvari exaltaca loucur tresvariar
desvairar endoidecer enganar enlouquecer entontecer iludir obcecar
desvaliar menoscabar
desvalid miseravel
desvalor medo
desvalorizaca prejuiz
desvanecer dissipar esmorecer esvecer frustrar
desvanecid obliterad orgulhos presuncos pretensios vaidos
desvaneciment esveciment orgulh presunca ufani vaidad
desvantajos prejudicial
desvari loucur tresvariar
desvel diligenci mimo solicitud vigilanci vigili zelo
desvelad infatigavel patent revelad vigilant zelos
desvelar diligenciar revelar zelar
desventur infelicidad infeliz infortuni infortuniodesventur
desventurad funest inditos infelicitad infeliz infortunad malafortunad malfadad miser pesad
desvi digressa divergenci empen erro hibridez inclinaca malversaca rodei subtraca sumic volt
desviad remot
desviar divertir evadir interverter mudar repelir subtrair
desvirtuar estragar falsear malsinar perverter
desvitalizar enfraquecer
detalh pormenor
detalhar explicar particularizar pormenorizar
detenc dilaca mora retardament
detenca estad presidi retenca xadrez
deter encarcerar entreter estancar impedir interceptar interromper parar reter suspender sustar suster
detergent detersiv
detergir enxugar limpar purificar
deterioraca estrag ruin
deteriorad estragad estuporad podr usad
deteriorar estragar estrompar perder putrefazer solapar usar
determinaca edit finalidad limitaca mandad mandament ordem ordenaca preceit prescrica propost providenci rasg regulament resoluca valor vontad
determinad fixo motivad ocasionad ordenad ousad resolvid
determinar estabelecer estatuir estipular fadar fixar localizar mandar medir motivar obrigar ordenar orientar originar preceituar precisar prescrever produzir providenciar resolver
detestad malquist reprob
detestar embirrar execrar malquerer odiar ojerizar renegar repelir
detestavel execravel insuportavel mau nefand odios ominos pessim ruim vitand
detid encalhad pres prisioneir represad retardad
detonaca dispar estampid estour estrepit explosa tiro
detonar estourar estrondar explodir
detraca difamaca maledicenci
detrair detratar difamar diminuir infamar
detratar diminuir maldizer
detrator difamador maledicent maluizent ultrajador zoil
detriment gast perd prejuiz
detrit residu rest sediment
deturpar envenenar estragar manchar viciar
deus diva
deus divindad senhor
devaneador idealist ideolog sonhador
devanear divagar fantasiar imaginar sonhar vaguear visionar
devanei distraca divagaca embeveciment encantament idealidad idealism idili imaginaca quimer sonh
devass dissolut farrist frascei frascari imoral libertin licencios livr perdid satir
devass indagaca inquerit investigaca pesquis sindicanci
devassar indagar inquirir pesquisar sindicar
devassida dissoluca imoralidad libertinagem podrida prostituica relaxaca salacidad volutabr
devastaca estrag ruin
devastar estragar infestar saquear talar
dever encarg imperativ incumbenci missa obrigaca responsabilidad taref tribut
dever realment
devid just merecid
devoca fervor piedad religia veneraca
devoluca reconduca restituica retorn volt
devolut vago vazi
devolver reconduzir reenviar restituir
devorar dissipar engolir esgotar exaurir lamber malbaratar sugar tragar
devot fanatic piedos religios
devotad fervoros
devotar oferecer tributar
diab lucifer maldit malign satan
diabolic endiabrad infernal insuportavel intrigant maquiavelic mefistofelic satanic tenebros terrivel travess
diabrur disturbi estrepoli traquinad travessur
diadem grinald
diafan limpid magr translucid transparent vaporos
diagonal obliqu transversal transvers
diagram esquem tracad
diamb maconh
dianteir frent test vanguard
diari diurnal gazet
diarrei soltur
dica locuca pronunci voz
dicaz mordaz picant satiric
dicca elocuca verb vocabul
dichot diteri gracej remoqu
dicionari glossari lexic vocabulari
dieplicent molest penos
diet jejum regim resguard
difamaca infamaca maledicenci oprobri
difamador maluizent ultrajador
difamar enegrecer infamar injuriar maldizer marear pejorar ultrajar vituperar
diferenc discriminaca disparidad distanci distinca diversidad modificaca variaca
diferencar diferenciar discriminar distinguir notar
diferenciar discernir discriminar distinguir notar separar
diferent discrepant dissimil distint divergent divers especial excepcional inconfundivel mudad original outr variad variant vari
diferir discordar divergir espacar procrastinar protrair reservar retardar tardar temporizar
dificil duro embaracad embaracos erudit escabros escur espinhos improb ingrat laborios mau metafisic operos penos pesad precari pret puxad rude seri trabalhos vasqueir
dificuldad duvid embarac empen encrav enrascad entalaca escolh estorv imbelec imbond impediment mas obic objeca obstacul que rascad rebordos tropec
dificultar embaracar empaliar empanar empecer encrencar entravar estorvar
difteri gogo
difundir disseminar divulgar espalhar espargir expandir generalizar inocular pegar propagar propalar transfundir
difus long prolix redundant
difusa disseminaca divulgaca irradiaca multiplicaca propagaca
digladiar discutir disputar lutar
dign distint elevad honest honorific honrad honros meritori nober respeitavel
dignidad grandez grau hombridad honestidad honr majestad nobrez post pundonor solenidad
dignificar engrandecer enobrecer honrar nobilitar
digressa divagaca passei subterfugi viagem
dilaca protelaca tardanc
dilacerar esfarrapar lacerar rasgar romper torturar
dilapidaca dissipaca esbanjament malversaca prodigalidad roub
dilapidar dissipar esbanjar estragar malgastar roubar
dilataca distensa expansa increment procrastinaca prorrogaca retardament tardanc vagar
dilatad espacos estirad extens larg lato laxo lent long prolongad rarefeit tumtd vast
dilatar distender ensanchar estender laxar prolongar prorrogar retardar
dilet preferid querid
diligenci empenh esforc expedica iniciativ investigaca sindicanci talant zelo
diligenciar indagar intentar procurar tentar
diligent dinamic empreendedor esforcad estudios expedit fura infatigavel operos servical trabalhador vigilant zelos
diluir dissolver
diluvi inundaca toro
dimanant originari procedent provenient
dimanar emanar fluir manar nascer promanar provir resultar
dimensa extensa format grandez medid superfici tamanh
diminuica encurtament estreitament poda quebr reduca restrica subtraca tara
diminuid encurtad limitad suavizad
diminuir dizimar encolher encurtar esbater estreitar limitar minguar moderar rarear reduzir regatear restringir resumir ridicularizar sintetizar suavizar subtrair tirar
diminut escass exigu imperceptivel miud pequen reduzid
dinamic esforcad trabalhador vivo
dinamism energi
dinheir especi maqui mass nota numerari peculi
diplom patent titul
diplomaci fato finur habilidad
diplomatic discret distint elegant grav meticulos
diqu eclus repres
direca esteir sentid finalidad gerenci govern linh manutenca mao regim rota rumo guia direitur diretori diretriz estrad governaca informaca leme nort orientaca rede trilh vered
direcionar encaminhar guiar
direit empertigad empinad endireitad espigad faculdad foro honest honrad impost integr justic just lei mand prerrogativ privilegi prob raza regali regrad reto taxa tribut vertical
direitur rumo
diret evident imediat manifest
diretor dirigent guia mentor orientador paredr
diretriz rumo
dirigent patra superintendent
dirigid encaminhad governad regimentad
dirigir encabecar encaminhar encanar encarreirar encarrilhar enderecar enviar fulminar gerir governar guiar intender lancar mandar manejar manobrar menear nortear orientar passar pastorar pilotar presidir reger remeter sobrepujar superintender tripular
dirimir extinguir terminar
diro duro feroz insensivel terrivel
discerniment discrica entendiment finur inteligenci juiz sagacidad sensatez
discernir discriminar distinguir julgar raciocinar
disciplin doutrin educaca ensin instruca observanci ordem organizaca
discipul estudant lecionand
discord discrepant incompativel
discordanci discrepanci dissenca dissidenci dissonanci divergenci inconsonanci
discordant discord discrepant dissident dissonant divergent divers
discordar discrepar dissentir dissidiar divergir
discordi luta rixa
discorrer discursar discutir dissertar expor falar meditar pensar tratar versar
discrepanci disparidad dissentiment divergenci
discrepant dissonant divergent divers incerent
discrepar discutir dissentir dissidiar divergir
discret impenetravel modest recatad reservad
discrica recat reserv
discriminaca distinca separaca
discriminar distinguir separar
discurs fala homili oraca palavr pratic predic raciocini
discursar dissertar dizer orar perorar
discussa disput duvid estour lambanc pega pegadilh pleit polemic querel testilh
discutid porfiad questionad soad ventilad
discutir disputar enticak estudar examinar interpelar investigar pleitear porfiar questionad questionar regatear tratar ventilar
discutivel duvidos incert problematic
disfarc dissimulaca embuc fingiment fosc mant ocultaca rebuc simulaca socap
disfarcad dissimulad embucad encapotad encobert fingid latent magic mascarad ocult pisamansinh rebucad simulad sons
disfarcar dissimular dourar embiocar empaliar encapar encapotar encobrir enfeitar enganar esconder fingir mascarar ocultar paliar
disform feio horrend horrivel inform monstruos
disjunca divisa separaca
disjungid livr separad solt
disjunt separad
dislat disparat tolic
dispar impact tiro
disparad ousad
disparar fugir soltar
disparat doidic ebia extravaganci heresi insensatez irracionalidad monta necedad palermic patacoad patetic pequenic porca quiphoc rata
disparatad fosme ilogic incerent paradoxal
dispendi gast
dispendios gravos oneros
dispens escus licenc
dispensar enjeitar eximir exonerar isentar prescindir privar rejeitar
dispensavel prescindivel superflu
dispers disseminad espalhad espars
dispersa disseminaca dissipaca projeca separaca
dispersar disseminar dissipar dissolver espalhar esparramar esparrodar tresmalhad varrer
displicenci tedi
disponivel livr
dispor encaminhar gastar habilitar harmonizar manejar montar ordenar organizar planear predispor preparar prover providenciar talhar usar utilizar
disposica form habilitaca indol instint jeit organizaca posica preceit preparaca prevenca provisa situaca temperament tendenci vontad
dispositiv mecanism ordem preceit prescrica
dispost enferm engatilhad idone inclinad ordenad preceit prest pront propens regr resolvid
disput litigi pare pendenci polemic porfi querel rixa turr
disputar guerrear pleitear porfiar renhir
dissabor mago
dissaborid dissaboros morn
dissecaca exam
dissecar escalpelar
disseminaca divulgar propagaca
disseminad espargid espars
disseminar propagar semear vulgarizar
dissenca divergenci
dissentir dissidiar divergir
dissertar explicar
dissidenci divisa
dissident divergent
dissidiar separar
dissimil divers
dissimulaca embuc fingiment malici mant rebuc simulaca socap
dissimulad embiocad embucad encapotad encobert fals furtiv latent mascarad ocult retrincad sons
dissimular embiocar encapar encapotar encobrir esconder fingir ocultar paliar
dissipaca esbanjament esperdicament malbarat prodigalidad
dissipador esbanjador esperdicador gastador perdulari prodig
dissipar dissolver esbanjar espalhar espancar esvecer esvair evaporar fundir gastar gualdir malbaratar prodigalizar volatilizar
dissociaca dissoluca
dissociar dissolver resolver separar
dissoluca distrat extinca licenciosidad qued rompiment ruin soltur
dissolut dissolvid frascei frascari libertin libidinos licencios liquefeit livr
dissolver estragar fundir liquefazer perder resolver romper separar
dissolvid liquefeit solut
disson malsoant
dissonanci inconsonanci
dissonant disson irregular malsoant
distanci espac interval longitud medid raio separaca
distanciad long
distanciament espacament separaca
distanciar relegar
distant extrem long longinqu remontad remot
distar estar ficar
distender espalmar esticar estirar inchar relaxar
distensa ingurgitament relaxaca relaxament
distic divis legend lema letreir rotul
distinca diversidad eleganci finur honr merit preferenci prerrogativ privilegi separaca superioridad urbanidad valor donair elevaca especializaca finez galhardi garb honrari premi relev verniz
distinguir divisar eleger estremar extremar honrar privilegiar sentir separar singularizar ver
distint divers donairos egregi elegant esmerad especial especificad excelent extremad graduad iluster inconfundivel insign marcad nober notavel patrici perceptivel precis preeminent primoros privilegiad pronunciad qualificad senhoril singular visivel
distintiv emblem insigni
distraca divertiment esqueciment irreflexa passatemp recreaca diversa espaireciment vagueaca
distraid esquecid ocupad patet
distrair divertir engabelar entreter espairecer recrear
distrat rescisa
distratar rescindir
distribuica divisa partilh repartica
distribuir dividir espalhar partir prodigalizar repartir
disturbar perturbar transtornar
disturbi motim travessur
dita fortun sort ventur
ditad impost inspirad proverbi rifa sugerid
ditam imperativ opinia ordem parecer preceit sentenc
ditar expor impor inspirar lembrar narrar sugerir
diteri motej sarcasm troc zombari
ditinh enred intrig mexeric
dito expressa fras grac palavr referid sentenc
ditos fast feliz florescent rico venturos
diva divindad
divagaca meditaca
divagar fantasiar sonhar vaguear
divergenci divorci
divergent opost
divergir diversificar dividir
divers heterogene mudad outr variad vari
diversa entreteniment passatemp recrei
diversidad variedad
diversificar mudar variar
divertid engracad festiv folgaza influid patusc prazenteir
divertiment entreteniment espaireciment fest folganc folgued foli passatemp patuscad recreaca recrei regabof
divertir entreter folgar recrear
divid obrigaca
dividid espatifad fendid intercis parcel partid ramificad repartid retalhad talhad
dividir entrecortar escindir estremar fender fracionar indispor limitar partilhar partir repartir separar trinchar
divin encantador excelent magnific maravilhos perfeit sobrenatural sublim suprem
divinal divin excelent magnific
divindad nume potestad
divinhador feiticeir profet
divinizaca endeusament
divinizar elevar encarecer endeusar exaltar idealizar sublimar
divis emblem fronteir insigni lema limit marc
divisa fracionament partilh ramo ratei repartica repartiment separaca sept
divisad notad observad
divisar entrever enxergar perceber ver
divorci separaca
divorciar separar
divulgaca prega propagaca publicaca publicidad revelaca voga vulgarizaca
divulgad revelad vulgarizad
divulgador informador propagador propagandist
divulgar espalhar estender manifestar palear propagar propalar publicar semear transpirar veicular vulgarizar
dizer enunciar expressar exprimir falar narrar praticar proferir pronunciar recitar
dizimar pena piedad
doaca donativ legad ofert present
doar ofertar quinhoar transmitir
dobar enrolar girar
doblez fingiment hipocrisi perfidi simulaca
dobr gelh plic preg quebr refolh ruga vinc
dobrad duplicad dupl encurvad fort musculos recurvad troncud vergad
dobradic docil flexivel maleavel
dobrar domar duplicar embrulhar encurvar enroscar preguear reclinar recurvar retorcer transigir vergar virar voltar
doce maci mans mavios meig meliac melos seren suav tern
docil ductil facil flexivel maleavel meneavel obedient submiss tratavel
docilidad docur ductilidad flexibilidad maleabilidad mansida mansuetud submissa
document escritur exempl instruca instrument ordem papel preceit prov titul
docur lenidad maciez mansida meiguic serenidad suavidad ternur
dogm misteri norm preceit prescrica
dogmatic peremptori sentencios
doid encantad entusiast exaltad extravagant furios louc temerari tresloucad varrid doloros
doidarra idiot pacovi patet
doidic estouvament imprudenci leviandad loucur mani paixa
doidivan espelotead estabanad estouvad estroin extravagant imprudent patet ventoinh
dolenci dor lastim mago sofriment
dolent doloros melancolic querul trist tristonh
dolo engan fraud obrepca traica trapac
dolorid dorid magoad molestad ressentid
doloros excruciant fementid fulminant funest grav lancinant magoad penos pungent
dolos enganador enganos fraudulent maquiavelic perfid
dom donativ dote faculdad mimo poder prend present privilegi propriedad virtud vocaca
domar domesticar dominar enfrear refrear reprimir subjugar vencer
domesticad ensinad mans
domesticar subjugar treinar
domicili habitaca morad penat residenci vivend
dominaca domini govern influenci poder predomini soberani
dominad possuid sopitad subjugad tomad
dominador dominant poderos senhor soberan
dominant influent preponderant principal senhor
dominar enfrear escravizar expugnar expulgar imperar invadir jugular magnetizar mandar obrigar ocupar preponderar prostrar refrear reinar render reprimir senhorear sobrepujar sofrear sopitar subjugar submeter sufocar sujeitar suplantar tomar vencer
domingueir festiv garrid
domini estad habitaca imperi influenci mand ocupaca pertenc poder poderi possessa prestigi propriedad rein senhori
domo igrej
dona senhor
donair eleganci faceiric garb gentilez grac graciosidad loucani quindim
donairos elegant galant garbos gentil gracios louca
donativ esmol esportul ofert present
dono patra possuidor proprietari senhor
donzel ingenu inocent puro
donzel moca raparig senhorinh virgem
dor exulceraca mago mal mortificaca pena pontad pungiment sentiment sofriment trans
doradour duravel estavel permanent solid
dorid magoad sensivel trist
dorment entorpecid letargic quiet seren
dormir jazer sosseg
dors espinhac lomb revers
dose porca quantidad raca
dotar fadar favorecer prover
dote merit predicad prend
dourad flavescent flav fulv lour
dourar realcar resplandecer
dout entendid erudit graduad iluster letrad sabi
doutrin ensinament ensin erudica escol instruca palavr religia rito saber seit sistem teori
doutrinaca doutrinament
doutrinament instruca
doutrinar ensinar evangelizar instruir lecionar pregar
draconian rigid rigoros
dram sofriment tragedi
dramatic enternecedor patetic
drastic energic violent
drog malogr medicament ninhari preparad remedi
dubi duvidos hesitant incert incolor indecis transitori vago
dubiedad duvid hesitaca incertez inseguranc vacilaca
ductil elastic flexivel plastic transigent
ductilidad flexibilidad maleabilidad submissa
duel encontr just luta
duend espectr espirit fantasm
duet meat predilet tubo
dulcificad mitigad suavizad
dulcificar mitigar
dung influent maioral manda valenta
duplic dupl fingid hipocrit
duplicaca repetica
duplicad duplicat duplic repetid
duplicat letr promissori
duplicidad falsidad fingiment hipocrisi
duraca espac permanenci persistenci temp
duradour duravel imarcescivel imorredour infindavel interminavel longev long manent perduravel peren perpetu prolongad resistent vivaz
durant entrement
durar existir ficar permanecer prolongar resistir subsistir viver
duravel solid
durez inclemenci inumanidad rigidez rigor rispidez severidad solidez
duro estupid ferrenh firm iendurecid implacavel improb inexoravel ingrat inquisitorial inteir marmore obstinad penos petre resistent rigid rijo rude solid teimos teso tiran trist
duvid enlei hesitaca incertez indecisa irresoluca problem questa recei suspeica titubeaca vacilaca
duvidar estranhar hesitar suspeitar trepar
duvidos equivoc escabros escus flutuant hesitant incert indecis irresolut opinativ perigos problematic suspeit tremid
ebia engan erro tolic
ebri embriagad encachacad sedent tont
ebriedad embriaguez enlev
ebulica efervescenci fervur inquietaca
ebulitiv exaltad fervid
eclesiastic levit padr sacerdot
eclipsar encobrir esconder exceder fugir interceptar ocultar ofuscar sobrepujar
eclodir nascer romper surgir
eclosa nasciment
eclus repres
eco impressa reflex repercussa
ecoar repercutir repetir ressoar ressonar restrugir retinir retumbar roncar soar vibrar
economi organism moderaca parcimoni poupanc
economic governad poupad segur
economizar forrar poupar
edacidad glutonari voracidad
edaz sofreg voraz
edificaca edifici fundaca predi
edificant exemplar instrutiv moralizador surpreendent
edificar erguer fazer fundar instituir levantar moralizar
edifici obra predi
edit lei mandat ordem
editar imprimir publicar
edo cantor peta
educaca ensinament ensin lapidaca polidez urbanidad
educad ensinad instruid sociavel
educador mester preceptor
educand estudant
educandari escol
educar ensinar formar instruir
eetardaca retardament
efeit execuca exit fim impressa poder prejuiz resultad
efemer fugaz instantane labil momentane morredour passageir transitori
efeminad maric mole voluptuos
efervescenci exaltaca fervedour fervor fervur incandescenci
efervescent excitad irascivel tempestuos
efetiv existent numerari permanent positiv real verdadeir
efetivament realment
efetivar efetuar perfazer permanecer realizar
efetuar executar operar perfazer realizar
eficaci energi forc poder vigor virtud
eficaz executiv heroic incisiv persuasiv poderos porret vigoros
efigi figur imagem representaca retrai retrat simulacr vult
efluenci efluvi emanaca
efluir emanar proceder provir
efluvi emanaca exalaca irradiaca perfum
efundir entornar verter
efusa espabgiment expansa manifestaca
egid escud patrocini proteca
eglog filauci orgulh vaidad
egoist ganancios interesseir orgulhos vaidos
egregi excels iluster inclit insign nober preclar
egress retirad said
eira pati terreir
eirad mirant plataform terrac terreir
eiva falh macul nodo rach trinc
eivad falhad rachad
eivar rachar
eixo essenci sustentacul
ejacular emitir lancar proferir soltar
elaboraca formaca incubaca lavr organizaca prepar
elaborar fazer formar manufaturar ordenar organizar preparar trabalhar
elaca elevaca orgulh sublimidad
elastic flexivel voluvel
eleganci loucani trinqu esbeltez faceiric galhardi garb garbosidad garridic gentilez grac graciosidad
elegant esbelt faceir fino florid frajol galhard garbos garrid gracios guap janot louca senhoril venust
eleger escolher preferir
eleica escolh pleit preferenci proclamaca
eleit escolhid favorit predestinad preferid
element generalidad principi rudiment
elementar essenci fundamental primeir rudimentar simpl
elenc list relaca
elevaca eminenci excelsitud morr nober outeir relev
elevad eminent encimad etere excels excessiv exorbitant graduad grandiloqu grandiosidad guindad magnanim nober privilegiad procer preminent remontad ressaltad subid sublimad sublim superior supin
elevar enaltecer engrandecer erguer exaltar guindar hastear levantar promover remontar requintar rojar sublimar
eliminaca elisa supressa
eliminar excluir expulsar matar obliterar riscar suprimir
elisa exclusa supressa
elit escol
elo liam ligaca
elocuca expressa locuca
elogi encomi gabaca gabo lisonj loa louvor preconici preconizaca
elogiar enaltecer encarecer encomiar endeusar exaltar gabar incensar louvar
elogios laudatici lisonjeir
eloquent exposica expressiv loquaz
elucidaca esclareciment explanaca explicaca exposica
elucidad esclarecid explicad
elucidar esclarecer exemplificar explanar explicar ilustrar
emagrecer enfraquecer entssicar escanifraii financiar secar
emagreciment enfraqueciment magrez
emanaca exalaca font manifestaca nasciment provenienci
emanad procedent provenient
emanar exalar manar nascer originar proceder provir sair vir
emancipaca liberdad libertaca
emaranhad embaracad enigmatic enredad hirsut implex inextricavel intricad
emaranhar embaracar empecar enrascar enredar intricar
embacad empanad frac indistint palid sumid
embacar empanar enganar intrujar lograr ofuscar
embaciad empanad enevoad fosc obscur turv
embaciar embocar empanar ofuscar turvar
embaid embelecad enganad iludid lograd
embaidor embusteir enganador impostor intruja sedutor
embair embelecar encravar enganar engarapar engodar iludir intrujar ludibriar mistificar seduzir tapear
embaixador emissari enviad mensageir ministr nunci representant
embalar empacotar enfardar engabelar entreter impulsionar tranquilizar
embarac embarg embrulhad empach empecilh encrenc enlei enrascad entalaca entaladel entrav estorv imbelec imbond impediment labirint obic obstacul peia pejo perplexidad perturbaca rascad resistenci timidez trambolh tropec
embaracad embargad encabulad encalhad encravad engasgad enlead enrascad estacad impedid ininteligivel intricad timid tolhid
embaracar empatar empecar empecer encrencar engastalhar enlear enrascar enredar ensarilhar entravar entupigaitar estorvar fechament impedir inibir intricar obstab obstbuib pear perturbar prejudicar
embaracos estorvant incomod
embarafustar entrar penetrar
embaralhar embrulhar mistur
embarcaca nau navi vaso
embarcadour gare port
embarg engasg estorv obstacul oposica sequestr
embargad impedid sufocad
embargar estorvar impedir obstar reprimir tolher
embasbacad estacad estatelad estupefat pasmad pasm
embasbacar maravilhar pasmar petrificar
embat encontr impact oposica percurs preli recontr resistenci
embatucad embuchad interdit mudo
embatucar embuchar emperrar enlear
embatumar entulhar
embaucador enganador sedutor
embaucar engajar seduzir
embebedar embriagar inebriar
embeber embriagar embutir empapar encharcar encravar enlevar fincar imbuir infiltrar insinuar introduzir molhar repassar sorver
embebid engolfad enlevad ensopad molhad
embeicad enamorad
embeicament galantei namor rabich
embeicar encantar enlevar seduzir
embelec embust engan logr obstacul seduca tapeaca
embelecad enganad iludid seduzid
embelecar enganar iludir seduzir
embelecer enfeitar ornar
embelezar engalanar enriquecer exornar recamar
embelezaraformosear enfeitar ornamentar ornar
embevecer enlear enlevar extasiar inebriar
embeveciment enlev extas
embezerrad emburrad teimos zangad
embezerrament teim zang
embezerrar embirrar emburrar teimar
embiocad encorijjad escondid
embiocar esconder
embirraca implicaca implicanci mani teim zang
embirrar implicar insistir malquerer teimar
emblem insigni lema simbol
embocadur inclinaca propensa qued
embocar empinar
embofi empafi prosapi soberb
emborcar entornar vazar verter
emboscad esper rateir tocai
embostelad emporcalhad enxovalhad nojent porcalha porc sujo
embotad gast insensivel romb
embotar enfraquecer
embrandecer enternecer
embranquecer envelhecer
embravecer encolerizar enfurecer enraivecer irritar
embraveciment furi furor irritaca
embria feto germ origem principi
embriagad encachacad entropigaitad extasiad grit
embriagar extasiar inebriar
embriaguez enlev extas gata porr
embromaca embust mentir tapeaca
embromador embusteir enganador mentiros
embromar enganar iludir mentir tapear zombar
embrulh embust engan enred envoltori fardel fard logr pacot rolo troux volum
embrulhad enrascad enred garabulh intrig meandr mistifori mixordi novel salsad tramoi trapalhad
embrulhar empacotar encapar enfaixar enfardar enredar enrolar envolver
embrutecer emburrar
embuc fingiment
embucad escondid rebucad
embuchad zangad
embuchar emperrar entupir fartar saciar
emburrad obstinad teimos
embust engan fars hipocrisi impostur invenca invencionic manh mentir pantomim patranh peta tapeaca trampolinic velhacari
embusteir engazopador falaz impostor intruja invencioneir maranhos mentiros pantomimeir traficant trampolineir trapaceir trapalha velhac
embutid encastoad engastad marchetad
embutir encravar engastar ensamblar entalhar incrustar introduzir marchetar meter tauxiar
embuziar emporcalhar lambuzar sujar
emend encaix modificaca regeneraca remend retificaca retoqu
emendad melhorad modificad reformad retocad
emendar encabecar modificar rebulir refazer reformar regenerar remediar remendar reparar retificar rever sarar
ement lembranc nota sumari
emergenci incident nasciment ocorrenci
emergir insurgir sobrenadar surgir
emerit insign perit sabi valoros
eminenci excelenci fastigi galarim pico pinacul protuberanci salienci superioridad zenit
eminent excelent eximi grand iluster notavel preclar sobrestant subid sublimad superior
emissari enviad mensageir parlamentar portador
emitir enunciar espirrar exalar expedir exprimir golfar irradiar lancar largar publicar
emoca motim
emocionant empolgant patetic
emocionar impressionar perturbar
emoldurar encaixilhar engastar enquadrar guarnecer
emolient leniment
emolument gratificaca lucr retribuica taxa
emotiv nervos sensivel
empacar emperrar estacar parar teimar
empach estorv ingurgitament obstacul obstruca
empachad empandinar empanturrad empanzinad
empacotar enfardar
empadroar incluir
empafi empavonament enton impostur jactanci jeita orgulh panturr roco soberb vaidad
empalad empalemad
empalemad palid
empalhar entreter forrar paliar
empaliar encobrir paliar
empalmad escondid
empalmar escamotear furtar surripiar
empambad palid
empanad maculad
empanar encobrir paliar
empanchar empanturrar estorvar impedir obstruir
empandeirar empandinar inflar
empandinar empanzinad
empanturrad empanzinad
empapad encharcad ensopad inchad inflamad
empapar encharcar engodar imbuir mergulhar seduzir
emparceirar emparelhar juntar ligar unir
emparelhar irmanar jungir ligar unir
empastelar fechar inutilizar misturar
empat estorv macador
empatar encontrar igualar impedir ocupar sustar
empavesad enfatuad enfeitad garrid inchad orgulhos
empavonament jactanci presunca
empavonar envaidecer
empec estorv obstacul
empecar enredar esbarrar
empecer estorvar prejudicar transtornar
empecilh empec estorv impediment obstacul trambolh
empedernid endurecid incompasstv insensivel
empedernir empedrar emperrar endurecer obdurar petrificar
empedrador empedrar
empen estorv obic tortur
empenh esforc fervor fincap interess perseveranc pistola porfi possivel promess recomendaca solicitud talant tenacidad veemenci vontad
empenhad endividad
empenhar envidar hipotecar obrigar penhorar
emperrad obstinad perr teimos
emperrar endurecer entravar obstinar
empertigad espigad vaidos
empestarcontaminar infeccionar
empinad empolad erguid ingrem
empinar endireitar envaidecer
empiric retrogad rotineir
emplastr remend
empobrecer esgotar quebrar
empolad enfatic entufad estrondos grandiloqu inchad pompos tumid turgid
empolgar segurar tirar
emporcalhad enxovalhad lambuzad
emporcalhar enchafurdar enlambuzar enxovalhar lambuzar macular manchar poluir sujar
emprazar intimar marcar
empreendedor resolvid
empreender entabular experimentar iniciar intentar tentar
empreendiment empres projet tentam
empreg funca galh lugar mister ocupaca ofici profissa serventi servic uso
empregad ocupad operari
empregar envidar meter usar utilizar
empres feit intent negoci tentativ
emprestar transmitir
emproad orgulhos presumid soberb vaidos
empulhar enganar gracejar iludir lograr trocar
empunhar pagar segurar suster
empurra empuxa encontra impuls irompac sacudidel safana
empurrar empuxar impelir impulsar impulsionar pinchar
empuxa puxa repela repuxa saca safana
empuxar impelir repelir
emseguid ulterior
emudecer encorujar entupir gelar silenciar
emul rival
emulaca estimulaca estimul invej pare rivalidad
emular igualar porfiar rivalizar
enaltecer engrandecer exaltar extremar louvar
enamorad enfeiticad enrabichad namorad
enamorar encantar enfeiticar enrabichar
enastrar enfeitar entrancar entrelacar
encabecar iniciar
encabulaca enlei vergonh vexaca
encabulad encafifad encalistrad enfiad passad vexad
encabular encalistrar enfiar entupigaitar envergonhar
encadeament enfiad implicaca ordem plex seri sucessa unia
encadear engranzar ligar prender sujeitar
encafifad vexad
encafuar enfurnar ocultar
encaiporad infeliz infortunad pesad
encairelar guarnecer ornar
encaix frest numerari ranhur rasg sulc unia
encaixad encastoad encravad engastad
encaixar engastar engrenar ensamblar introduzir meter
encaixilhar enquadrar
encalacrad encravad endividad enrascad
encalacrar enrabichar entalar
encalc pegad perseguica pist rastr
encalcar forcar
encalhad paralisad
encalhar encrencar esbarrar parar
encalistrad envergonhad
encalistrar envergonhar vexar
encaminhad enviad
encaminhar encanar encarreirar encarrilhar ensinar enviar guiar indicar mostrar nortear orientar
encanad ligad
encanar ligar prender soldar
encandear ofuscar
encanecid experimentad grisalh pratic
encangad entrevad
encant enlev fascinaca grac ima magi magic seduca suavidad tetei
encantad enfeiticad enlead enlevad entusiasmad fascinad maravilhad misterios satisfeit
encantador esplendid fascinador fascinant feiticeir magic magnific mago pitoresc petic sedutor surpreendent
encantament encant enlev fascinaca fascini feitic grac magi magnetism seduca sortilegi
encantar enfeiticar enlear enlevar entusiasmar extasiar fascinar inebriar maravilhar seduzir
encanzinad obstinad raivos teimos zangad
encapar encobrir enfronhar envolver esconder ocultar revestir
encapelad encrespad enfurecid
encapelar encrespar erguer levantar
encapotad encobert
encapotar esconder sonegar
encaramujad encolhid retraid tristonh
encarangad engelhad entrevad raquitic tolhid
encarar enfitar enfrentar fitar mirar namorar olhar
encarcerad pres prisioneir reclus
encarcerar encerrar enclausurar entaipar prender reclusar represar
encarecer exagerar exaltar ponderar recomendar
encareciment exaltaca instanci
encarg encomend gravam impost incumbenci mandat missa obrigaca ocupaca remors taref tribut
encarnad rubr vermelh
encarnar personificar representar simbolizar
encarnicad enfurecid feroz implacavel mortal renhid sanguinari
encarnicament furi pertinaci teimosi
encarnicar enfurecer excitar irritar
encarquilhad encorrugid encosceab engelhad enrugad preguead ressequid
encarquilhar engelhar enrugar
encarregad feitor gerent
encarregar encomendar incumbir onerar oprimir recomendar
encarreirar encarrilhar
encasquetar impingir insinuar persuadir
encastelar fortificar
encastoad engastad
encavacad envergonhad zangad
encavament irritaca zang
encenaca fingiment fita prosapi
encenar exibir fingir ostentar representar
encerrad fechad inclus pres reclus terminad
encerrament fech fim oclusa recolhiment term
encerrar enclausurar encurralar entaipar fechament fechar guardar incluir levantar limitar reclusar rematar terminar
encetar entabular estrear experimentar inaugurar iniciar principiar
enchanc ensej lugar ocasia oportunidad
encharcad ensopad estagnad inundad lavad pantanos uliginos
encharcar excess inundaca superabundanci
encher incar ingurgitar inundar locupletar ocupar pejar povoar preencher prodigalizar rechear saciar satisfazer tomar
enchiqueirar encurralar sitiar
encimad erguid rematad
enclausurar entaipar
encobert escondid incognit latent mascarad nublad obscurecid ocult rebucad recondit secret velad
encobrir esconder homiziar mascarar ocultar ofuscar paliar receptar tapar toldar velar
encolerizad furios raivos
encolerizar enfurecer enraivecer esquentar exasperar irar irritar zangar
encolher encorujar encurtar restringir retrair
encolhid encorrugid encurtad encurvad engelhad inteiricad murch retraid timid
encolhiment encurtament retraiment
encomend incumbenci
encomendar entregar incumbir ordenar pedir recomendar
encomi exaltaca lisonj louvor panegiric
encomiar gabar lisonjear louvar
encompridar esticar procrastinar
encontr entrevist intercurs luta
encontra esbarr irompac pancad repela saca tranc trombad
encontrar excogitar localizar magnetizar procurar topar
encorajar esforcar estimular fortalecer prestigiar
encorijjad retraid solitari sombri sorumbatic trist
encorpad espadaud fort gross
encorpar engrossar fornir
encorrugid engelhad entanguid
encorujar entristecer
encost fald lomb sope subid vertent
encost proteca
encostar recostar
encovar enterrar esconder ocultar
encrav estorv obstacul
encravad pregad
encravar enganar engastar entalar
encrenc fuzu intrig rebordos
encrencar impedir intrigar
encrespad enrugad ericad frisad irritad rico
encrespar enrugar frisar irritar ouricar ricar
encurralad pres situad
encurralar situar
encurtad limitad resumid
encurtament reduca
encurtar estreitar limitar reduzir restringir resumir sintetizar
encurvad vergad
encurvar inclinar recurvar
endemoninhad endiabrad energumen possess traquin travess
enderecar enviar sobrepujar
endeusar enlevar
endiabrad levad peralt travess
endinheirad folgad pecunios polpud rico
endireitad gado teso
endireitar ordenar regularizar retesar retificar
endoidecer enlouquecer
endossar garantir
endromin impostur intrujic mentir peta
endurecer enrijar entesar fortalecer obdurar robustecer
enegrecer entenebrecer escurecer esfumar tisnar
energi esforc fibr firmez fogo forc fortalez moviment nerv ombr potenci puls seiv tenenci veemenci vigor virilidad vivacidad
energic enfatic estrenu executiv expressiv fort heroic incansavel intens masculin nervos poderos potent varonil veement vigoros viril vivo
energumen fanatic possess
enervad excitad indispost inquiet irritad neurastenic
enervar enfraquecer extenuar paulificar
enevoad nebulos nevent nublad obscur toldad
enevoar nublar obscurecer sombrear toldar
enfad enoj estaf fadig flagelaca irritaca molesti percalc seca tedi zang
enfadad enojad marfad rabugent zangad
enfadar enfastiar enfezar entediar indispor macar marfar matar molestar zangar
enfadonh fastidios fatigant impertinent importun incomod molest monoton pesad prolix secant soporifer taciturn tedios xaropos
enfaixar envolver
enfar enjo fasti repugnanci tedi
enfarad enfastiad entediad melancolic
enfarar enjoar entediar
enfarruscar escurecer
enfartar entulhar entupir fartar obstruir saciar
enfastiad enjoad entediad
enfastiar enjoar fartar fatigar nauseant
enfatic exagerad grandiloqu pernostic pretensios
enfatuad enfunad fatu imodest inflad pedant soberb vaidos
enfeit ornament ornat penach
enfeitad ornad paramentad
enfeitar engalanar engrinaldar exornar florir galantear guarnecer matizar ornamentar ornar recamar
enfeiticad seduzid
enfeiticar historiar seduzir
enfeixar juntar reunir
enferm invalid morbid valetudinari
enfermic escachelad malhumorad morbid valetudinari
enfermidad indisposica mal mazel molesti
enfestar enfrentar limitar
enfezad entanguid franzin gasguit guenz indignad irritad mirrad peco raquitic seco zangad
enfezament raquitism
enfezar irritar mirrar
enfiad envergad envergonhad palid
enfiad fieik fila fileir ramal rosari sequenci seri
enfiar enganchar entrar envergar espetar introduzir
enfitar fitar fixar
enflorar engrinaldar florir
enfraquecer entorpecer entibiar escanifraii esmecer esmorecer estiolar extenuar fracatear fraquejar infirmar mirrar quebrantar quebrar relaxar secar
enfraquecid esfalfad esgotad estiolad exangu extenuad frac prostrad
enfraqueciment esmoreciment estiolament esveciment extenuaca prostraca
enfrear moderar refrear reprimir
enfrentar iniciar suportar
enfronhad informad instruid perit
enfronhar ilustrar instruir revestir
enfunad pand presumid retesad vaidos
enfurecer escabrear estourar irar
enfurecid enraivecid furibund furios rabid raivos tempestuos
enfurnar esconder ocultar
engabel engod seduca
engabelar enganar iludir seduzir
engajament pact
engajar recrutar
engalanar ornamentar realcar
engan engazopaca equivoc erro falaci falsidad fint fraud gato ilusa intrujic invenca laco laps logr ludibri malentendid mancad miragem mistificaca negac nequic peca taboc tramp trapac
enganad iludid lograd mistificad
enganador falaz fals fraudulent mentiros sedutor traiceir
enganar engazopar engodar exorbitar falsear fingir fraudar ilaquear iludir intrujar lograr ludibriar mentir mistificar refalsear seduzir tapear trair trastejar tratantear
enganchar enlacar prender travar
enganos falaz fals fementid fraudulent frustraneobaldad frustratori ilusori mentiros sagaz
engarapar iludir
engasg sufocaca
engasgad enlead entalad perturbad pres
engastalhar entravar prender travar
engatar ligar prender
engatilhad preparad pront
engatilhar preparar
engazopaca ilusa logr
engazopador impostor mentiros
engazopar lograr ludibriar mentir
engelhad enrugad murch rugos
engelhar enrugar rilhar secar
engendrar engenhar fabricar gerar imaginar inventar manipular maquinar produzir
engenh geni habilidad imaginaca inventiv mecanism talent
engenhar idear inventar maquinar tracar urdir
engenhos habil habilidos industrios inventiv
englobar juntar reunir
engod intrujic negac isca
engolfad enlevad
engolfar entranhar mergulhar
engolir lamber sorver tragar
engordar progredir nutrir
engordurar ensebar untar
engracad espirituos gaiat gozad gracios impagavel jocos magan pandeg salgad
engracar galantear realcar simpatizar
engrandecer enriquecer exaltar glorificar magnificar nobilitar sublimar
engrandeciment exaltaca glorificaca
engranzar engrenar entrosar
engrenar entrosar ligar
engrinaldar ornar
engrossador puxasac
engrossament lambica lisonj
engrossar entroncar espessar fornir inchar intumescer
engrunhid entanguid entorpecid preguicos
enguic manding parad zang
engulh enjo gana nause
enigm misteri mito problem quebracabec
enigmatic esfingic greg incompreensivel ininteligivel insondavel metafisic misterios obscur sibilin
enjeitad rejeitad
enjeitar recusar reprovar
enjo estuaca fasti nause repugnanci
enjoad enojad ranzinz
enjoar entediar marear
enlac matrimoni nupci travaca unia
enlacad entrelacad pres unid
enlacar enlear entrelacar lacar ligar prender seduzir segurar
enlambuzar sujar untar
enlamear enlodar manchar
enlead enred intrig mexeric
enlead enredad estacad extasiad indecis intricad ligad
enlear enlevar enredar ilaquear implicar ligar prender seduzir
enlei enred perplexidad seduca
enlev extas fascinaca transport
enlevad extasiad fascinad
enlevar extasiar fascinar transportar
enlutad funeber luguber magoad pesaros
enobrecer exaltar honrar ilustrar levantar nobilitar
enodoar macular manchar marcar sujar
enoj nause nojo
enojad entediad
enorm exagerad excessiv formidand graud iman imens incomensuravel ingent palmab profund vast
enormidad grandez irregularidad
enrabichar entalar
enraivecer irar
enraivecid irad rabid remordid
enraizad moderad pres
enrascad enredad entalad
enrascad entaladel rascad
enrascar enredar
enred futric implicaca intrig labirint malh malhad mead mexeric novel romanc tecedur tram tramoi trancinh tratad tric urdidur
enredad entrelacad inextricavel intricad labirintic travad
enredador fuxiqueir intrigant inzoneir maranhos noveleir onzeneir
enredar enrodilhar ensarilhar implicar intricar intrigar mexericar prender tecer tramar
enregelad gelad gelid
enrijar entesar fortalecer retesar robustecer
enriquecer locupletar progredir prosperar
enriquecid melhorad rico
enrodilhar enrolar torcer
enrolar enroscar envolver esconder ocultar
enroscar torcer
enroupad vestid
enrubescer ruborizar
enrugad franzid pelancos
enrugar franzir preguear sulcar
ensai esboc esquelet exam experienci experiment investid preludi prov tentam tentativ treinament trein
ensaiar examinar exercitar experimentar explicar praticar provar tentar treinar
ensamblar entalhar
ensanchar estender
ensead reconcav sinuosidad
ensebad gorduros sebace sujo
ensebar sujar
ensej entrad faculdad hora lanc leu margem moment ocasia oportunidad
ensin instruca pratic
ensinad escolad habil instruid sabi
ensinadel lica repreensa
ensinament escarment experienci instruca lica preceit preleca
ensinar evangelizar guiar industriar instruir lecionar mostrar professar repreender
ensolarad luminos
ensombrar enturvar obumbrar
ensopad guisad lavad molhad
entabular estabelecer principiar tratar travar
entalh ranhur talh
entalhad esculpid gravad inscrit
entalhador escultor gravador
entalhar esculpir gravar insculpir lavrar
entanguid escanifrad inteiricad raquitic frac franzin murch tolhid
entanguir escanifraii
entant entrement entretant todavi
entediad macambuzi meditabund trist
entediar importunar macar
entendedor entendid experimentad habil inteligent perit
entender estar haver inferir interpretar julgar opinar ouvir perceber vir
entendid espert experient lido perit sabid
entendiment intelect inteligenci interpretaca juiz percepca raza sens
entenebrecer escurecer nublar obscurecer
entenebrecid escur toldad
enter intervalar
enternecedor patetic
enternecer sensibilizar
enterneciment piedad ternur
enterr saiment sepultament
enterrament enterr funeral sepultament
enterrar espetar sepultar
entesar esticar retesar teimar
entesourar guardar
entibiar entorpecer entssicar esmorecer esfriar recuar silenciar temer
enticak implicar provocar
entidad existenci individualidad liga sociedad
entoaca harmoni inflexa modulaca
entoad harmonios melodios
entoar harmonizar modular ressoar soar
entojad presumid presuncos vaidos
enton grandez majestad orgulh presunca soberb
entontecer estontear
entornar espalhar esparramar extravasar infundir transbordar transvazar vazar verter virar
entorpecent estupefacient
entorpecer narcotizar paralisar
entorpecid morbid
entorpeciment estupor frouxida inerci insensibilidad letarg modorr sonolenci torpor
entrad ingress inici introit joia limiar ocasia oportunidad passagem port portic
entrancad entrelacad plex
entrancar entrelacar entretecer
entranh indol profundidad sentiment viscer
entranhad inveterad profund
entranhar inveterar penetrar
entrar iniciar introduzir invadir meter penetrar subscrever transpor
entrav estorv obic obstacul peia trava
entravar estorvar impedir pear
entrecortar interromper
entreg rendica transmissa
entregar pagar restituir
entregu exaust ocupad
entrelacament mistur plex vincul
entrelacar entretecer ligar tramar trancar vincular
entremear marchetar misturar
entrement entretant interim
entretant mas pois porem todavi
entretecer inserir intercalar trancar urdir
entreteniment idili paliativ passatemp recreaca
entreter espairecer iludir paliar recrear
entrevad paralitic tolhid
entrever lobrigar pressentir
entrevist visit
entrincheirament estacad fortificaca trincheir
entristecer enturvar magoar nublar obscurecer penalizar
entroncar inserir intercalar robustecer
entropigaitad tont
entssicar importunar
entufad soberb
entulh escombr lixo
entulhar entupir
entupid obstruid tapad
entupiment obstbuca obstruca
entupir obstbuib obstruir obturar tapar
enturvar perturbar turvar
entusiasm este exaltaca fanatism fogo furor influenci inspiraca paixa transport vida vivacidad
entusiasmad exuberant incendid inflamad influid
entusiasmar estimular incender incitar influir
entusiast veement vivo
enumeraca exposica resenh
enumerar especificar inventariar numerar recensear relacionar
enunciaca expressa proposica
enunciad exposica express proposica
enunciar expor expressar exprimir manifestar proferir
envaidecer vangloriar
envenenar perverter
envergad vergad vestid
envergadur pujanc
envergar vergar vestir
envergonhad humilhad macambuzi melancolic pejad pudend pudibund pudic timid vexad
envergonhar humilhar vexar
envernizad liso lustros polid
enviad legad mandad mensageir parlamentar portador propri transmitid
enviar expedir mandar remeter transmitir
envidar esforcar
envilecer macular vilipendiar
envileciment vilez
envolt envolvid
envoltori involucr tunic
envolver implicar incluir revestir
envolvid implex incurs
enxaquec macaco resfriad
enxergar lobrigar mirar notar perceber ver
enxerid intrometid oferecid petulant
enxertar inocular inserir introduzir
enxotar espantar expulsar
enxovalhad injuriad manchad sujo
enxovalhar infamar macular manchar sujar
enxovi ergastul masmorr
enxugar esgotar secar
enxundi gordur unto
enxundios gord gorduros untos
enxurdeir lamacal
enxurrad jorr
enxut estanc heroic maravilhos seco
epiderm indument pele tez
epigraf inscrica mote titul
epilog fech fim remat
epistol letr missiv
epitom manual resum sinops sintes suma sumul
epoc era estaca estadi fase idad ocasia period quadr temp
epod maxim proverbi sentenc
equanim imparcial justiceir moderad reto
equanimidad imparcialidad justic moderaca prudenci retida
equidad igualdad imparcialidad justic retida
equilibrar estabilizar igualar librar
equilibri estabilidad igualdad proporca
equimos galo
equip quadr
equipagem guarnica marinhagem tripulaca
equipar guarnecer prover tripular
equiparar igualar nivelar
equitativ just reto
equivoc erro incert malentendid problematic quiphoc suspeit
era idad period temp
ereca estabeleciment levantament
eremit ermita solitari
eremitic mistic
ereo airad frivol futil impalpavel indeterminad vago vao vaporos
eret erguid espigad hirt levantad rigid teso
ergastul masmorr prisa
erguer exaltar fundar guindar icar instituir levantar remontar serguer solevar sungar surgir suspender
erguid levantad pensil subid
ericad hirsut hispid
ericar ouricar ricar
erigir estabelecer fundar levantar
ermita solida
ermo inabitad param retirad retir soledad solida solitari
erotic lasciv lubric sensual voluptuos
errad incorret inexat irregular tort
erradi errant erratic mesquinhari nomad transviad vagabund
errant erratic foragid mesquinhari nomad profug transviad vagabund vagamund vagant
errar falhar mancar pecar perder vagabundear vaguear
erratic nomad vagabund
erro falt gato ilusa imprudenct laps mancad pecad quiphoc solecism testad trev
erudica fund ilustraca letr sabedori saber sapienci
erudit ilustrad instruid letrad lido luminar sabedor sabi
esbaforid esbofad ofegant
esbandalhad esgotad imprestavel
esbandalhar escangalhar
esbanjad esbanjador perdulari
esbanjador esperdicad extravagant gastador perdulari prodig
esbanjament esperdicament esperdici prodigalidad
esbanjar estragar fundir malgastar prodigalizar queimar
esbarr irompac tranc trombad
esbarrar topar tropecar
esbarrondar esboroar falhar fracassar
esbelt galant galhard garbos gentil gracios
esbeltez garb
esbirr guardacost lacai
esboc escurc estud lineament program rascunh resum sinops
esbocad rascunhad
esbocar rascunhar riscar tracar
esbodegad escangalhad estafad exaust froux sujo
esbofad ofegant
esbofar fatigar
esborni farr orgi pandeg
esborrachar esmagar espezinhar pisar
esbranquicad grisalh
esbrasead fogos vermelh
esbrasear excitar inflamar queimar ruborizar
esbravejar vociferar
esbrugarouesbugar esmiucar investigar limar limpar polir
esbulh espoliaca
esbulhar espoliar privar roubar tosquiar
escabichar escarafunchar examinar limpar sondar
escabrear irritar
escabros fragos garabulhent indecoros rude
escachar fender partir
escachoar ferver
escal gama gradaca graduaca medid saqu
escalar galgar saquear subir tocar trepar
escalavrar escapar ferir
escaldad escarmentad queimad
escaldar escarmentar pelar queimar
escamaca irritaca ressentiment zang
escamad esquiv ressabiad zangad
escamar irritar
escambar permutar trocar
escamotear surripiar
escancarad patent
escancarar franquear mostrar
escandal salceir vexam espalhafat estalad injuri prez rumor tumult
escandalos indecoros pernicios ruinos vergonhos
escandauzar maltratar melindrar ofender
escandir examinar medir separar
escangalh ruin
escangalhad estragad partid
escangalhar estragar quebrar
escaninh esconderij recant repartiment
escap isent livr salv
escapadel escapatori fuga leviandad
escapar escapulir evadir fugir sair sobreviver
escapatori escapul escus evasiv fugid inventiv negac said subterfugi
escapul evasa fuga said
escapulir fugir safar
escarafunchar investigar procurar remexer
escaramuc pendenci refert
escaravatab esmiucar inquirir pesquisar
escarceu gritari
escarificar sarjar
escarment exempl repreensa
escarmentar repreender
escarnar investigar
escarnecer flautear frustrad iludid judiar ludibriad ludibriar mangar menosprezar mofar motejar ridicularizar rir satirizar trocar zombar
escarni flautei insult irrisa ludibri menosprez mofa momo motej risot troc zombari
escarp ladeir ramp talud
escarpad ingrem
escarvar escavar solapar
escass estreit exigu falt fugitiv minguad miser plumitiv raro vasqueir
escassear falecer falir faltar minguar
escassez estreitez falt inopi mingu miseri pobrez raro
escatologic nauseabund
escavaca furo socava vala
escavar lurar minar profundar solapar
escaveirad macilent magr
escindir rasgar rescindir separar
esclarecer explanar explicar iluminar ilustrar informar instruir interpretar positivar resolver
esclarecid explicad famos iluminad iluster instruid nober resolvid
esclareciment explanaca explicaca indicaca informaca instruca
escoar escorrer esvaziar passar transcorrer vazar
escoimad inocent limp livr
escol exempl instituica sistem
escol nata
escolad experimentad ladin sabid
escolh gost opca preferenci seleca
escolh obstacul parcel perig recif
escolher estremar jeirar mencionar optar preferir separar
escolhid fino predestinad preferid selecionad selet separad
escolt guard piquet sequit
escoltar guardar seguir
escombr ruin
esconder guardar homiziar obscurecer ocultar receptar sepultar sumir tapar
esconderij homizi loca ninh recant refugi
escondid escons escus ocult secret sumid velad
esconjur imprecaca maldica
esconjurar excomungar exorcismar
escons ocult sumid
escop intenca intuit mira motiv objetiv proposit
escor espequ espi estei ponta proteca prum sustentacul
escorad estead firm protegid sustentad
escorar especar estear firmar sustentar
escorchad esfolad
escorchar esfolar ferir maltratar roubar
escori escumalh feze rale refug rest vasa
escoriaca raspa
escoriar esfolar exulcerar purificar
escorracar expulsar rejeitar repelir
escorregadi liso oleos
escorreit limpid perfeit sao
escorrer fluir gotejar manar pingar verter
escorrid esgotad esticad liso
escovad espert fino ladin sabid sagaz sarad
escravida servida sujeica
escravizar subjugar tiranizar
escrevent escriva
escrever lavrar pintar rabiscar
escrib escriva notari
escrit letr
escritor literat plumitiv
escritori gabinet repartica seca trabalh
escritur instrument titul
escriva notari
escrupul hesitaca recei religiosasidad remors zelo
escrupulos hesitant meticulos pontilhos religios rigoros timorat
escrutar indagar inquirir investigar pesquisar sondar
escudad resguardad
escudar proteger
esculpid gravad lavrad
esculpir gravar lavrar talhar
escumalh rale
escur fosc fusc ininteligivel intrincad luguber obscur opac sombri tenebros tetr tostad trevos turv
escurc perspectiv resum sintes sumul
escurecer esfumar fechament obscurecer obstar obumbrar ofuscar suplantar tostar turbarouturvar turvar
escurida ignoranci negror negrum negrur obscureciment obscuridad obumbraca sombr trev turvament
escuridad negror turvament
escus evasiv
escus ocult recondit
escusad inutil superflu supervacane
escusar evitar justificar perdoar poupar
escutar espiar ouvir perceber
esdruxul esquisit extravagant
esfacelad esmigalhad estragad partid quebrad
esfacelar estragar quebrar
esfaimad esfomead famelic famint gluta voraz
esfalfad esgotad exaust extenuad fatigad pregad sovad
esfalfar esgotar estafar estrompar estropiar extenuar fatigar
esfanicad magr
esfanicar esfrangalhar
esfarrapad esfrangalhad esmolambad espandongad maltrapilh molambent roto
esfarrapar esfrangalhar espatifar lacerar rasgar
esfer estad glob posica
esferic orbicular
esfijziail sibilar zumbir zunir
esfingic misterios
esfogitead pressuros sofreg
esfolar exulcerar furtar pelar roubar
esfomead famint fort valent
esforc estender impuls interess luta ombr possivel valor vigor zelo
esforcad espadaud estrenu infatigavel laborios nitent operos ousad pedeboi trabalhador viril
esforcar estimular
esfrangalhad espandongad espatifad
esfrangalhar espandoncrar rasgar
esfreg fain fricca macad repreensa sova
esfregar rocar rostir
esfriad frio resfriad
esfriar esmorecer gelar refrigerar
esfumar sombrear
esganaca glutonari gula fome gana
esganad famint sequios sovin sufocad
esgar tico trejeit visagem
esgotad estanc exaust extenuad find gast neurastenic
esgotament estaf extenuaca pereciment prostraca
esgotar exaurir extenuar externar haurir sangrar secar vazar esvaziar
esgrimiu jogar manejar
esgrouvinhad relaxad
esguelh soslai trav vy
esgui magr
esmagar esmigalhar humilhar machucar mer molgar pisar prostrar triturar vencer
esmecer esmorecer
esmer exaca limpez magnificenci perfeica refinament requint trinqu
esmer mer remer ruminar triturar
esmerad exat excelent perfeit primoros rebuscad repuxad
esmerar rebuscar
esmerilhar esmiucar examinar investigar observar pesquisar polir
esmigalhad fragmentad
esmigalhar esmiucar espedacar fragmentar triturar
esmiucad examinad observad
esmiucar esquadrinhar investigar pesquisar pormenorizar
esmol esportul obnubilar pensa
esmolambad maltrapilh roto
esmoler generos
esmorecer esvecer
esmoreciment quebrant
esmurrar maltratar socar
espac extensa interval lacun laps lugar period recint siti soluca trech vao
espacament interrupca interval prorrogaca
espacar interromper intervalar procrastinar rasgar retardar
espacos extens folgad larg vast
espadaud membrud vigoros
espairecer flautear passear
espaireciment recrei
espalhabras fanfarra valenta
espalhad espargid espars
espalhafat estardalhac exager palhacad salseir
espalhar espargir esparralhar esparramar esparrodar esparzir estender expandir lancar propagar propalar publicar semear transfundir vulgarizar
espancar malhar surrar zurzir
espandoncrar estragar machucar
espandongad relaxad
espanefic janot metodic
espanhol iberic
espant espavent estranhez estupefaca estuporaca maravilh medo pasm pavor perplexidad surpres sust temor
espantad espaventad espavorid estarrecid horroros maravilhad pasmad perplex sarapantad surpreendid surpres
espantadic pitav ressabiad esquiv timid
espantar espaventar horrorizar maravilhar surpreender sustar
espantos estupend extraordinari fantastic formidavel horrend horrivel inacreditavel inaudit indescritivel maravilhos medonh pasmos pavoros temeros terrivel tremend
espapacad froux mole
espargid molhad
espargir esparzir irradiar salpicar
esparolab gabol levian loquaz mentiros tagarel
esparralhar esparramar esparrodar
esparrel logr
espartan lacedemoni rigoros sever sobri
esparzir semear
espatifad quebrad retalhad
espatifar espedacar estrafegar estragar fragmentar quebrar rasgar
espavent luxo ostentaca pomp surpres sust
especi estranhez jez laia naturez qualidad raca
especial especific essencial excelent exclusiv extraordinari individual notavel particular primordi privativ propri singular superior
especialidad particularidad peculiaridad singularidad
especializar especificar particularizar preferir privilegiar
especialment maxim morment sobretud
especific exclusiv particular propri
especificar particularizar precisar
especim exemplar model padra tipo
especios formos gentil gracios mimos perfeit
espectador observador
espectavel important insign notavel
espectr fantasm visa
especulaca estud exam exploraca investigaca traficanci
especular estudar examinar explorar meditar negociar observar parafusar pechinchar
espedacar estrafegar
espelhar irradiar lustrar polir refletir
espelotead estouvad tont
espelunc tasc
espequ estei ponta
esper esperanc expectativ tocai
esperad previst prometid provavel
esperanc expectativ perspectiv
esperancad incitad
esperancos futuros prometedor promissor risonh sorrident
esperar fiar pastorar prometer supor
esperdicad gastador perdulari
esperdicador perdulari
esperdicament esperdici
espert expedit inteligent ladin lest mitrad sacudid sarad solert velhac vivaz
espertalha espert finori gaja ladin manhos mitrad sabid traficant
espertar estimular
espertez ligeirez malici manh prontida sagacidad solerci velhacari vivacidad vivez
espess frondos gross opac
espessur florest grossur mata
espetacul funca numer
espetaculos grandios imponent ostentos pompos ruidos soberb teatral
espetar fincar fitar futicar lograr traspassar
espevitad intrometid lampeir metodic petulant sapec vivo
espevitar estimular excitar
espezinhad humilhad ludibriad maltratad oprimid pisad
espezinhar humilhar lanhar lograr maltratar oprimir pisar pisotear vexar
espi espia sentinel
espia espreitador
espiar espionar espreitar grelar observar obsidiab olhar seguir vigiar
espicacar estimular incitar instigar magoar picar torturar verrumar
espichar esticar protelar
espig logr macad prejuiz
espigad teso
espigar medrar
espinafrar ralhar repelir repreender ridicularizar xingar
espingard fuzil
espinh estrep pua
espinhad irritad
espinhar ferir incomodar irritar mortificar picar
espinhos trabalhos
espinotead inconsiderad levian
espionar espreitar observar vigiar
espiraca foleg respiraca
espirit essenci finur grac humor imaginaca inteligenci memori ment nume raciocini raza sal sentid
espiritual imaterial incorpore intelectual mistic
espirituos gracios humoristic jocos
espirrar expelir
esplanad planalt planici plan planur
esplendent feeric luzent radiant refulgent resplandecent
esplendid flamant grandios luculent magnificent magnific opipar ostentos refulgent sublim
esplendor faust fulgor glori grandez magnificenci pomp refulgenci resplandecenci suntuosidad
esplendoros luzidi luzid radios
espoli pres rest
espoliaca roub
espoliar roubar tosquiar
esponsal esposori matrimoni nupci
espontane instintiv natural fluent
espontaneidad fluenci naturalidad voluntariedad
espor estimul incentiv incitament insignificant ordinari pessim
esporadic fortuit incert raro
esporear estimular excitar ferir incitar
esportul gorget gratificaca propin
espos marid
espos mulher senhor
esposar preconizar
esposori matrimoni
espostejar esquartejar retalhar
espraiar estender
espreit observaca vigi
espreitador observar olhar perscrutar vigiar
espreitar pastorar seguir vigiar
espremer estilar oprimir
espuri falsificad ilegitim supost
esquadrinhar estudar excogitar investigar observar perscrutar pesquisar rebuscar recorrer remexer
esqualid livid macilent sordid sujo
esquartejar retalhar
esquecer omitir
esquecid obscurecid omitid pospost
esqueciment laps mortori olvid omissa
esquelet ossad resum
esqueletic magr mirrad
esquem resum sinops
esquentad exaltad irad quent
esquentar irritar
esquerd sinistr
esquif feretr
esquin quin
esquinad obliqu
esquipar prover
esquipatic esquisit excentric extravagant malajambrad
esquisit estapafurdi estranh esturdi excentric exotic inusitad original sistematic extravagant feio maniac
esquisitic excentricidad exotism extravaganci mani originalidad
esquiv indocil intratavel retraid rude tarasc
esquivanc recus repugnanci
esquivar evitar tolher
essenci intenca naturez perfum qualidad resum sintes substanci vida
essencial fundamental indispensavel necessari precipu prim primordial principal subtancial vital
estabanad estouvad impulsiv
estabelecer estatuir estipular firmar fixar formar fundamentar fundar implantar instalar instaurar instituir introduzir mandar ordenar organizar plantar regular tratar
estabeleciment instituica morad negoci possessa principi
estabilidad firmez fixidez imoralidad permanenci seguranc
estabilizar firmar segurar
estabul estrebari
estac estei moira piquet vara
estaca estanci gare parad paus quadr temp
estacad hirt imovel parad perplex suspens
estacad palicad tranqueir
estacar hesitar parar travar
estacionar parar permanecer
estacionari imovel parad
estad govern naca nivel pais posica potenci rein situaca
estad permanenci presenc
estadear luzir ostentar
estadi fase period
estaf fadig macad
estafad estragad exaust fatigad gast velh
estafament fadig
estafar fatigar importunar macar
estaferm imbecil
estagaaus novic praticant
estagi exercici permanenci
estagnaca inerci marasm paralisaca
estagnad inativ inert pantanos parad paralisad represad
estal estour explosa
estala medid padra
estalad estal motim roid
estalad falhad fendid rachad rebentad trincad
estalagem hospedari
estalar estourar explodir gemer pipocar rachar
estalid explosa ruid
estamp figur gravur ilustraca imagem impressa lamin pranch registr
estampad gravad publicad
estampar evidenciar gravar imprimir marcar ostentar pintar tirar
estampid estour estrompid estrond explosa fragor troad
estanc esvaziad
estancar impedir parar secar suspender vedar
estanci mansa estrof fazend fazendol moradi residenci vila
estandart guia labar pavilha penda
estapafurdi extravagant
estar existir ficar habitar haver permanecer residir ser supor
estardalhac estrond jatanci ostentaca
estatelad estendid imovel parad
estatic firm imovel interdit parad
estatistic recenseament resenh
estatuir ordenar preceituar resolver
estatur port talh
estatut ordenaca regiment regr regulament
estavel firm fixo imovel manent solid
este excitaca
este nascent orient que tal
este pent
estead estribad
estear proteger sustentar
estei moira pilar proteca sustentacul
esteir exempl norm rastr rumo sulc vestigi
estender esticar estirar pendurar prolongar prorrogar refestelar
estendid esticad estirad horizontal
estentore fort retumbant
esterc estrum imundici lixo
esteril improdutiv improficu infecund infertil infrutifer ingrat maninh safar
esterilidad infecundidad infertilidad secur
estertor paroxism
esthesir imitar reproduzir
estic magrez miseri penuri pobrez
esticad estirad ketesad puxad repuxad retesad tens teso
esticar estirar puxar repuxar retesar
estigm ferret labeu manch marc sinal
estigmatizar marcar tachar
estil feiti gener locuca modo pratic uso
estilar transudar
estilh fragment lasc pedac resquici talisc
estilhac fragment lasc pedac
estim estimaca julgament
estimaca mont
estimad estremecid prezad querid
estimar estremecer gostar honrar julgar orcar prezar qualificar reputar
estimativ parecer tism
estimul incitament tentaca fomentaca foment impuls incentiv instigaca
estimulaca estimul excitament incitament instigaca
estimulad incitad
estimulant excitant picant provocant
estimular excitar exortar fomentar fustigar impelir impulsionar incender incentivar incitar inflamar instigar medicar picar prestigiar provocar sugestionar
estiolad murch raquitic
estiolament fraquez frouxida raquitism
estiolar fanar murchar
estipendi honorari paga pensa remuneraca salari sold
estipular limitar
estirad extens long tens
estirar refestelar
estirp famili genealogi linhagem nasciment origem raca raiz sangu tronc
estkicad fino maci
esto paixa
estoic firm impassivel inabalavel inquebrantavel resignad
estoicidad firmez resignaca
estoilar ralhar
estolid estouvad estult estupid nesci parv
estolidez estupidez necedad tolic
estomagad ferid indignad irritad ofendid ressentid
estontead perturbad tont trapalha zonz
estontear perturbar
estopad macad seringaca
estopador macador
estorricad queimad seco torrad
estorricar queimar torrar tostar
estorv imbelec imbond impediment mas obic obstacul tropec
estorvant importun
estorvar frustrar impedir incomodar interromper obstab obstbuib pear pejar perturbar tolher
estour explosa
estourad provocador rebentad turbulent
estourar explodir irritar rebentar zangar
estouvad imprudent maluc
estrabic vesg zarolh
estrad linh rumo vered via
estrad palanqu palc tablad
estradeir trapaceir tratant velhac
estrag exici injuri prejuiz ruin
estragad estuporad passad ruim viciad
estragar estrompar injuriar inutilizar malbaratar malgastar maltratar perder perverter viciar
estrangeir estranh exotic forasteir
estrangulaca estreitament sufocaca
estrangular reprimir sufocar
estranh exotic extravagant forasteir heteroclit indefinivel inusitad invulgar isent leig misterios profan singular
estranhar exprobar notar repreender
estranhavel figa repreensivel
estranhez pasm surpres
estratagem subterfugi tret
estrear inaugurar iniciar preludiar
estrei inauguraca inici luzeir
estreit pass recolhid
estreitament reduca
estreitar ligar reduzir unir
estreitez ignoranci mesquinhez mingu miseri
estrel guia sort
estremar separar
estremeca estremeciment sacudidel
estremecer fremir idolatrar sacudir titilar tremer vibrar
estremecid idolatrad predilet querid tremul
estremeciment fremit tremur
estrenu fort infatigavel tenaz
estrep farp
estrepit estrompid estrond fragor ruid
estrepitos estrondos fragoros homeric ostentos pompos ruidos rumoros sonoros
estrepoli travessur tropeli
estri raja rasg sulc trac
estriad raiad rajad sulcad
estribad firmad fundamentad
estribar firmar
estrident estridul penetrant vibrant
estridul vibrant
estril furi protest zang
estrit exat precis restrit rigoros
estroin esturdi farrist maluc pandeg perdulari vadi
estroinic esturdi extravaganci maluqueir pandeg
estrompad estropiad fatigad
estrompar gastar romper
estrompid tropel
estrond fracass fragor ostentaca ruid sonid troad
estrondar roncar troar
estrondear estrugir restrugir retumbar ribombar rugir toar
estrondos fragoros grandios ingent pompos ressonant retumbant ruidos trovejant
estropiad fatigad mutilad
estropiar fatigar maltratar mutilar
estropici motim
estrugir restrugir
estrumar fertilizar
estrutur mecanism organizaca
estu fervor
estuaca estu fervor nause
estud exam exploraca observaca ponderaca
estudant lecionand
estudar examinar explorar folhear meditar planear preparar profundar sondar
estult fatu imbecil insensat maluc nesci tolo
estultici imbecilidad necedad parvoic tolic
estumar excitar
estupefaca pasm perplexidad estupor
estupefacient pasmos
estupefat interdit pasmad petrificad
estupend extraordinari fenomenal formidavel maravilhos milagros piramidal prodigios sensacional
estupid grosseir idiot ignar ignorant inept intratavel lamba lerd lorp malhadeir nesci obstouid obtus orelhud palerm parv romb rude sandeu selvagem sendeir tapad toupeir zebr zebroid
estupidez grosseri hebetism idiotism ignoranci indelicadez inepci patad sandic tarouquic
estupor imobilidad paralisi
estuporaca pasm surpres
estuprad ferrenh intransigent torrad tostad
estuprar queimar torrar violar violentar
esturdi excentric
esturdi extravaganci travessur
esturricar secar torrar tostar
esvair evaporar
esvaziad exaust
esvaziar evacuar
esveciment vertigem
esvoacar pairar revoar revolutear vejar volitar
etap jornad lanc ranch refeica
etere fluid impalpavel puro sidere sublim
etern imarcescivel imorredour imortal imperecivel imutavel inacabavel incessant infindavel infind infinit perenal peren perpetu
eternizar imortalizar permanecer perpetuar protelar
etiquet formalidad legend letreir protocol rotul
eufemi oraca prec reza
evacuar excretar retirar retroceder sair
evadir evitar fugir
evangelizador moralizador pregador propagador
evangelizar pregar
evaporar exalar secar volatilizar
evasa fuga fugid
evasiv prosopopei rodei subterfugi tergiversaca mamparr
event fato ocorrenci sucess
eventual fortuit imprevist incert inesperad inesperadoimprevist
eventualidad ocorrenci
evidenci relev
evidenciar patentear provar salientar
evident flagrant incontestavel indubitavel inegavel inteligivel intuitiv irrefutavel liquid logic manifest nitid obvi palmab palpavel patent perspicu present pronunciad provad salient translucid transparent visivel
evitar fugir impedir poupar precaver prevenir revenir
evocar invocar recordar recorrer rememorar
evoluca manobr mudanc progress transformaca
evoluir progredir
evulsa extraca
exaca exatida execuca implement pontualidad
exacerbaca exasperaca irritaca
exacerbar incender irritar
exager excess exorbitanci extrem refinament requint
exagerad exaltad excessiv exorbitant gana imodic salient
exagerar exorbitar
exal formal frisant infalivel inteir pontual propri religios veridic vero
exalaca halit vapor
exalar expirar exsudar fumegar proferir respirar soltar transmitir trepar trescalar tumultuar volatilizar
exaltaca excitaca fogueir glorificaca incandescenci louvor nervosism
exaltad excessiv excitad fanatic febricitant febril frenetic inflamad nervos sublimad veement
exaltar extremar glorificar levantar louvar magnificar nobilitar proclamar sublimar
exam indagaca inspeca interrogatori investigaca julgament observaca pesquis prov reconheciment revisa revist
examinad observad olhad
examinar farejar fiscalizar interrogar investigar mastigar observar pesar rever revistar sondar tentear ver versar
exangu exanim livid palid
exanim mortic semimort mort
exarar gravar lavrar registrar
exasperaca furi irritaca
exasperar incender irritar provocar
exat fiel igual just literal meticulos perfeit precis rigoros
exatida honradez perfeica pontualidad precisa probidad justez religiosasidad veracidad verdad
exaurir gastar secar
exaust extenuad gast lass moid pregad quebrad seco
exbuxar luxar
exceca privilegi exclusa regali
excedent excess remanescent sobej sobressaltar
exceder exorbitar prelevar sobrepujar superabundar superar suplantar transcender ultrapassar
excelenci majestad primazi primor superioridad transcendenci vantagem
excelent excels eximi macot magnific nober notavel opim papafin peregrin perfeit polpud precios prestant primoros selet suco superior supimp surpreendent taco transcendent
excels maxim portentos preminent remontad soberan sublim sumo suprem
excelsitud grandez magnificenci sublimidad
excentric excepcional extravagant fantasist grotesc heteroclit lunatic maniac original sistematic
excentricidad exotism extravaganci mani originalidad singularidad
excepcional extraordinari original peregrin privilegiad sensacional singular unic
excess exorbitanci extrem imoderaca incontinenci intemperanc pletor profusa requint rompant sobej sobr superfetaca superfluidad violenci
excessiv exorbitant imoderad insan nimi profund prolix redundant superabundant
excet fora meno salvant salv sena tirant
excetuar excluir isentar ressalvar tirar
excitaca fomentaca frenesi fustigaca incitaca inquietaca irritaca nervosism neurasteni provocaca
excitad inflamad nervos veement
excitador excitant incitador provocador
excitament impuls incitament provocaca
excitant irritant mordent provocant
excitar fermentar fomentar fustigar incender incendiar incitar inflamar influir irritar picar preparar promover provocar
exclamaca grit voz
exclamar gritar lancar vociferar
excluid expuls omitid
excluir expulsar omitir recusar riscar tirar
exclusiv individual privativ restrit unic
excogitaca inventiv invent
excogitador inventor investigador
excogitar imaginar inventar meditar pesquisar refletir
excomunha maldica
excrescenci protuberanci salienci superfetaca superfluidad tumor
excretar expelir segregar
excruciant lancinant pungent
execraca imprecaca maldica odio prag repulsa
execrar odiar renegar repelir
execravel ominos nefand odios vitand horroros nefast
execuca implement realizaca suplici
executad observad terminad
executar exercer fazer interpretar manejar manobrar obedecer obrar operar proceder realizar suplicar tocar trabalhar
executiv pront resolut
executor ministr
exeges explanaca explicaca interpretaca
exeget interpret
exempl lica model norm paradigm regr transunt treit trilh
exemplar magistral modelar model normal padra rigoros sever unidad volum
exemplificar explanar explicar
exequivel factivel praticavel realizavel
exercer praticar professar reinar repelir servir
exercici manobr pratic trein uso
exercit host milici trop
exercitar praticar professar treinar
exibica exposica jactanci manifestaca mostr ostentaca ostentacaoalard representaca revelaca
exibir expor mostrar oferecer ostentar patentear por querer
exici mort perdica ruin
exigenci impertinenci importunaca instanci pretensa reclamaca requisica requisit urgenci
exigent impertinent pontilhos rigoros
exigir impor intimar levar mandar necessitar ordenar pedir pretender reclamar requisitar
exigu minguad modic parc pequen
exiguidad insignificanci insuficienci parvidad pequenez
exilad expatriad exul proscrit
exilar expatriar proscrever
eximi habil incomparavel insign otim perfeit
eximir exonerar isentar livrar
existenci realidad ser vida
existent real
existir haver permanecer ser subsistir viver
exit felicidap fim resultad sucess triunf
exonerar isentar
exorar invocar suplicar
exorbitant imodic
exorbitar ultrapassar
exordi inici origem preambul principi premi prolog
exornar ornar
exortaca pratic rogo suplic
exortar incitar induzir persuadir rogar suplicar
exotic extravagant malajambrad singular
expandir propagar transbordar
expansa irradiaca propagaca
expansibilidad franquez
expansiv falador franc
expatriad exul refugiad
expectativ possibilidad probabilidad
expedica remess
expedient idei meio rasg recurs remedi resoluca said
expedir mandar passar remeter resolver transmitir
expedit habil lest maniprest resolut sacudid
expelir expulsar exsudar fumegar lancar regurgitar rejeitar resfolegar segregar trepar vomitar
experienci experiment pratic prov tentam tentativ uso
experient experimentad matraquead pratic sazonad traquejad versad
experimentad expert madur pratic provad rescaldad treinad versad
experimentar gostar intentar libar praticar prelibar provar tentar testar
expert perit sabedor
expiaca holocaust penitenci
expiar pagar purgar remir resgatar
expirar falecer morrer respirar
explanaca explicaca exposica ilustraca
explanar explicar expor ilustrar
explicaca exposica instruca interpretaca lica parafras preleca retrataca soluca versa
explicad justificad
explicar instruir interpretar justificar lecionar
explicit formal manifest precis
explodir rebentar vociferar
exploraca indagaca investigaca levantament pesquis roub
explorador intruja
explorar intrujar mungir palmear percorrer pesquisar sondar sugar
explosa tiro
expor externar formular manifestar mencionar mostrar narrar relacionar relatar
exposica interpretaca mostr narraca narrativ noca relat relatori representaca
expost mostrad patent visivel
express formal positiv rapid taxativ terminant
expressa fras gest inflexa linguagem locuca palavr proposica timber tom verb vocabul
expressar exprimir formular
expressiv frisant significativ vigoros
exprimir manifestar pronunciar refletir revelar significar simbolizar
exprobaca queix recriminaca
exprobar objurgar reprochar
exprobraca repreensa
exprobrar repreender reprovar
expugnar superar vencer
expulgar vencer
expuls proscrit repelid
expulsar isentar limpar rechacar repelir sumir varrer
expurgar isentar limpar livrar purificar separar tirar
exsudar gotejar pingar porejar transpirar
extas transport
extasiad fascinad
extasiar inebriar maravilhar
extemporane intempestiv tempora inoportun momentane
extens larg lato long prolix prolongad vast
extensa grandez larguez largur latitud magnitud medid prolixidad superfici
extenuaca postraca prostraca
extenuad prostrad quebrantad
extenuant fatigant
exterior extern extrinsec fachad
exterminar extinguir matar
extermini extinca matanc
extern extrinsec superficial
externar manifestar
extinca pereciment prescrica proscrica supressa
extinguir jugular matar proscrever raspar revogar suprimir
extint mort obliterad suprimid
extirpaca extraca
extirpar extrair
extorquir ludibriar papar roubar sangrar sugar
extorsa ladreir piratari roub usurpaca
extraca procur said vend
extraid safad
extrair haurir sacar safar sugar tirar
extraordinari extremad fantastic formidand formidavel inacreditavel inaudit incomparavel incomum inconcebivel indescritivel indizivel inimaginavel inopinad insolit invulgar monstruos original piramidal raro respeitavel sensacional singular sobrenatural titanic transcendent
extrat fragment perfum trech
extravaganci maluqueir maluquic mani originalidad singularidad fantasi
extravagant frascei frascari grotesc invencioneir malajambrad maluc paradoxal perdulari singular
extravasar transbordar
extravi perd sumic tresmalhad
extraviad perdid pervertid seduzid transviad
extraviar seduzir subtrair transviar
extrem fronteir lind
extrem limit longinqu mero pont simpl ultim
extremad insign sublim sumo
extremar limitar
extremidad fim limit orla pont
extremos tern
extrinsec fictici
exuberanci luxuri saciedad uberdad vico fertilidad profusa riquez superabundanci vigor
exuberant opulent profus pujant replet superabundant vicos vivo
exuberar sobejar superabundar
exulceraca mago pesar
exulcerar magoar mortificar pungir
fabric manufatur oficin
fabric manufatur produca
fabricar fazer forjar formar manufaturar preparar produzir
fabul ficca histori invenca mito narraca novel
fabulos imaginari imaginos inventad maravilhos prodigios quimeric romanesc supost
facanh feit heroism largad prez valenti
facca grup interess lucr parcialidad partid proveit seit sequel utilidad vantagem
face frent lado rost semblant
faceci grac gracol motej pilheri verv
facecios facet gracios
faceir galant garrid vistos
faceiric garridic grac loucani
facet folgaza gracios humoristic jocos jovial
fach fanal toch
fachad frent frontal frontari front frontispici
facil fluent leve simpl sopa suav vulgar
facilidad possibilidad prontida
facilitar facultar fomentar fornecer franquear proporcionar
facinor malfeitor sicari
factici provisori
factivel licit permitid possivel praticavel realizavel
faculdad meio poder virtud
facultar outorgar permitir proporcionar
facultativ medic terapeut
facy habit
fadari fado sort
fadig incomod lida lombeir peso quebrament quebreir
fadigos fatigad fatigant trabalhos
fado pintalgad sort
fagueir meig seren suav
fagulh faisc
fain labor lida
faisc lampej raio relampag
faiscar lampejar relampaguear tremeliqu
faix fita ligadur orla tira zona
fala linguagem loquel palavr palr pronunci voz
falaci falatori falset leri
falacios falador pros tagarel
falador galpa indiscret intrigant linguarud loquaz prosist tagarel verbos
falar proferir pronunciar tocar
falastra linguarud parlapata tagarel
falatori intrig mexeric palratori
falaz fraudulent frustratori
falcatru traficanci tram
fald frald sope vertent
falecer falhar faltar financiar morrer parecer
falecid fimbri finad mort
faleciment mort mortori obit passament privaca traspassament traspass trespass
falenci quebr quebradeir
falh falt fend gret hiat imperfeica jaca lacun malogr quebr rach sena tara
falh falt fendid frustrad goro lograd necessitad
falhad falh fendid rachad
falhar faltar fender fracassar frustrar gorar lascar mancar
falid insoluvel quebrad
falir faltar fracassar quebrar
fals farisaic fictici fingid hipocrit ilegitim ilusori infiel mentid mentiros perfid proditori repassad simulad tedo traidor tratant vicios
falsari perjur
falsear faltar improvisar romper
falset falsidad hipocrisi impostur maldad perfidi traica
falsidad fraud hipocrisi mendacidad mentir traica
falsificaca imitaca
falsificad viciad
falsificar fraudar imitar mistificar viciar
falt hiat imprudenct inexistenci inopi irregularidad lacun laps mingu negaca omissa pecad privaca quebr sena solecism
falt necessitad omiss orfa plumitiv pober
faltar minguar morrer
fama glori imortalidad nomead notoriedad renom reputaca rumor voga
famanaz famos influent manda
famelic famint insaciavel sequios
famigerad famos notavel
famili fogo lar linhagem obrigaca tronc
familiar famul habituad intim serv
familiaridad franquez fraternizaca frequentaca intimidad trat
familiarizad metid
famint hiant sequios sofreg
famos iluster inclit insign memorand nomead notad notavel papud preclar rememoravel rumoros soad
famul serv
fanal farol guia lantern
fanar murchar
fanatism obstinaca paixa
fanfarr jatanci
fanfarra farofeir gabol impostor lambanceir loroteir parlapata pavul pimpa prosist valenta
fanfarronad farrom gabolic patacoad presepad quixotad rabulari roco
fanhos roufenh rouquenh
fanic fragment migalh sincop
faniquit vertigem
fantasi ficca ideal idealidad idealism imaginaca novel quimer sonh utopi veleidad voluntariedad
fantasiar fingir idealizar idear imaginar inventar sonhar visionar
fantasist ideolog visionari
fantasm visagem visa
fantastic feeric ideal imaginari imaginos infundad inventad lendari maravilhos mirabolant quimeric
fantoch marionet titer
fard pacot troux volum
fardel pacot volum
farejar prever
farinace furfurace pulverulent
farisaic fingid hipocrit mentiros
fariseu fingid hipocrit
farnel matul provisa
faro indici
farof impostur
farofeir loroteir mentiros
farol fech guia lantern luzeir
farp lasc pont
farpara maltrapilh rasgad
farpel fatiot fato vestuari
farr foli fuzarc orgi pandeg rapioc saturnal troc
farrap farroupilh pedac trap
farrist malandr pandeg pangai
farrom jactanci prosapi
farroupilh gebo maltrapilh miseravel
fars fita noitad palhacad pantomim patranh
farsant fiteir folia hipocrit impostor mentiros saltimbanc sons
fart laut opim opulent pingu profus regalad replet rico saciad satisfeit saturad sobej uber
fartar repimpar saciar
fartur riquez saciedad superabundanci uberdad
fascinaca fascini feitic magi magic seduca
fascinad perdid tentad
fascinador fascinant sedutor
fascinant sedutor
fascinar prender seduzir
fascini magnetism quebrant seduca
fase period quadr temp
fast faust feliz prosper venturos
fasti inapetenci monotoni repugnanci tedi
fastidios importun macador monoton prolix tedios xaropos
fastigi galarim sublimidad zenit
fatal forcos funest inadiavel inevitavel irremediavel irremissivel irresistivel letal mortal mortifer sinistr
fatalidad imprevist infelicidad infortuniodesventur insucess sort
fati lasc mataca nacad pedac post talhad tassalh
fatidic infortunad letal sinistr tragic
fatigad lass moid quebrad semimort
fatigant importun macud molest penos rudo
fatigar importunar molestar
fatiot fato roup
fato feit fenomen lanc roup sucedid sucess traj vest vestiment vestuari
fatu nesci pedant petulant presumid presuncos pretensios vaidos
fatuidad imodesti necessidad petulanci tolic vacuidad vaidad
fauc gela gargant
faust feliz fest gala luxo opulenci pomp prosper venturos
faustos luxuos magnificent opulent ostentos pastos pompos principesc ruidos solen suntuos
fautori favor proteca
favor grac merc obrigaca obsequi proteca servic valiment
favoravel oportun propens propici sorrident vantajos
favorecer fomentar obseqijiab obsequiar patrocinar pavonear promover propiciar proteger servir sorrir
favorecid patrocinad
favorit predilet preferid protegid valid
favoritism nepotism preferenci
fazend haver herdad pano riquez tecid
fazendol grandiosidad siti
fazer forjar formar impingir manufaturar obrar proceder produzir realizar trabalhar
febr fibr filament nerv
febricitant febril
febril impacient impetuos
fech fim remat tramoi
fechad feit guardad inclus oclus separad tapad terminad
fechament impedir oclusa rematar tapar terminar
fechar lutar obstbuib obturar reclusar selar tapar trancar vedar
fecund fertil frutuari inesgotavel inventiv opim produtiv prolific rico uberrim ubertos
fecundaca geraca reproduca
fecundidad fertilidad uberdad
fedelh garot rapazol
federacaoconfederaca sociedad
fedor morrinh
fedorent fetid malcheiros
feeric maravilhos
feica feiti figur firm fisionomi guis indol jeit maneir perfil rost semblant talh temperament trac
feio hediond indecent indigest vergonhos
feit habituad instruid lanc obra perfeit plasmad rasg sucess ultimad
feit ocasia suborn vez
feiti form format maneir talh temper
feitic macumb malefici manding olhad pucang quebrant sortilegi
feiticari macumb magi manding sortilegi
feiticeir hierofant macumbeir magic mago mandingueir quiromant sedutor
feiticeir magic
feitor fiscal vigi
feix lio molh punhad
fekir fender golpear magoar ofender tanger tocar
fel odio
felicidad fortun pelo potr sort ventur
felicidap ventur
felicitaca gratulaca paraben saudaca
felicitar saudar
feliz fest folgad pelud prosper risonh satisfeit venturos
fementid fingid perfid perjur
fementir renunciar
fend fissur frest frinch gret rach rima romb sulc
fender rachar rasgar romper separar tachar
fendid gretad hiant quebrad rachad separad
fenecer morrer murchar terminar
fenestr furad
fenomen manifestaca monstr monstruosidad
fenomenal sensacional singular surpreendent
feral funeber funere luguber sombri
ferazfecund fertil produtiv uberrim
feretr tumb
ferez maldad perversidad
feri rend
ferid feriment golp injuri mazel ofens pisadur ulcer
ferid lanhad leso magoad ofendid ressentid
feriment golp ofens percurs
ferin incisiv mordaz viperin
ferir fulminar golpear lancetar lanhar lesar magoar mazelar molestar ofender percutir picar pungir sangrar seviciar vulnerar
ferment germ origem
fermentar levedar
fero feroz furios rude selvagem torv
feroz iman pervers raivos renhid sanhud sanquinari truculent
ferrar impingir pregar
ferre fort inflexivel tenaz
ferrenh obstinad pertinaz rispid tenaz
ferret ignomini labeu macul
ferroad picad pontad
fertil frutifer frutuari pingu produtiv prolifer prolific rico uber ubertos
fertilidad uberdad
fervedour fervur moviment
fervent tempestuos veement
ferver pulular
fervid impacient veement
fervor paixa piedad zelo
fervoros zelos
fescensn lasciv licencios obscen
fest festej festim festividad jubil recepca regozij reunia sarau solenidad
festanc foli patuscad regabof
festej festividad solenidad
festejar louvar regalar
festim funca orgi
festiv fest
festividad solenidad
fetid infet inhac malcheiros mefitic podr putrefat putrid
feto germ principi
feze sediment
fiador responsavel
fianc garanti penhor responsabilidad
fiar tramar urdir
fiasc fracass insucess malogr rata
fibr filament
ficar permanecer plantar prometer restar
ficca histori invenca novel quimer simulaca
fich prontuari tent
fichar registrar
fictici hipotetic ilusori imaginari quimeric romanesc
fidalg nober
fidalgui generosidad nobrez
fidalguic impostur jactanci ostentaca prosapi
fidedign lealdad verdadeir
fidelidad lealdad veracidad
fieik fila fileir
fiel firm honest leal observant pontual prob verdadeir veridic
figa intens intim profund
figur form imagem individualidad metafor personalidad retrat vult
figurad hipotetic metaforic pintad simbolic supost
figurar imaginar pimpar representar simbolizar tracar
figurativ simbolic
fijmbador inventor
fila font jazid veio
fila linh recu renqu seri
filament fio
filantrop humanitari
filantropi magnanimidad
filar obter pedir prender
filauci impostur jactanci orgulh vaidad
filaucios impostor jactancios presuncos prosist vaidos
fileir linh renqu
filh frut natural oriund rebent
filiar perfilhar
filosofar meditar raciocinar
fim final finalidad fito intent limit meta mira mort objet orjetiv plan pont proposit remat resultad soluca termin term
fimbri limb margem mort
finad mort
final remat ultim
finalidad meta motiv objetiv proposit
finalizar findar rematar terminar ultimar
financiar morrer
fincap interess porfi teimosi
fincar firmar
find terminad ultimad
findar morrer terminar ultimar
finez galantei galanteri gentilez grac obrigaca obsbqijiosidad obsequi
fingid fiteir hipocrit mentiros papelist postic simulad tartuf
fingiment fita hipocrisi imitaca malici simulaca simulacr
fingir iludir imitar inventar simular
fino gracil inteligent ladin penetrant ralo sagaz selecionad selet superior taimad urban
finori gaja ladin malicios sabid sagaz sons
fint logr negac
finur malici mimo sagacidad sutilez trat urbanidad verniz vivacidad
fio gume linh
firm fixo imovel inconcuss indestrutivel invariavel obstinad resolut segur solid teso
firm jamega marc rubric sociedad
firmad tratad
firmament fundament
firmar fixar por prender radicar referendar segurar solidificar
firmez fixidez obstinaca perseveranc solidez tenenci
fiscal fiscalizador inspetor olheir
fiscalizaca inspeca
fiscalizador inspetor investigador
fiscalizar inspecionar observar policiar vigiar
fisgad pres segur
fisgar prender segurar
fisic material natural
fisionomi pint rost semblant trac viso
fissur gret
fistul tumor ulcer
fita invenca limb pelicul tira
fitar fixar grelar mirar namorar olhar pousar pregar
fiteir hipocrit papelist
fito intuit mira
fixar gravar implantar imprimir limitar localizar marcar plantar pregar prender prescrever radicar segurar
fixo imovel inabalavel precis pregad segur
flacid fofo froux languid mole morbid murch
flagel lateg pest prag vergast
flagelaca mortificaca torment tortur
flagelar fustigar supliciar torturar zurzir
flagrant instant patent
flam fogo labared paixa vivacidad
flamant flamejant incendid magnificent vistos
flamejant incendid resplandecent
flamejar resplandecer
flanc lado trav
flat vertigem
flautear iludir zombar
flautei motej troc zombari
flav fulv lour
flavescent flav fulv lour
fleum indiferenc pachorr pacienci presenc resignaca serenidad tranquilidad
fleumaticocalm frio impassivel pachorrent
flexibilidad maleabilidad submissa subservienci
flexivel maleavel meneavel mole
flexuos sinuos tort tortuos
florescent florid futuros promissor prosper virent
florescer florir medrar prosperar
florest mata selv
florid rident vicejant vicos
florilegi selet
florir vicejar
fluent fluid natural
fluid froux lass liquid
fluir manar nascer proceder
flutuaca hesitaca inconstanci mudanc ondulaca variaca volubilidad
flutuant incert inconstant indecis indeterminad irresolut movedic ondulant vacilant
flutuar hesitar ondular pensar sobrenadar vaguear
fobi medo repugnanci terror
focagem irritaca
focinh fuca
fofo leve maci suav
fogo labared lar lava lume veemenci vivacidad
fogos impetuos vulcanic
fogueir labared pira
foguet repreensa roja
foleg respiraca
folg lazer maciot ocio ociosidad panquec paranc recrei repous sota suet vacaca
folgad larg rico solt tranquil
folganc folgued forroouforrobod funcanat fuzu gauderi recreaca
folgaza folia gaio gaiteir galhofeir hilar jovial patusc regala
folgued foli gaudi hilaridad jogo pandeg recreaca recrei
folh jornal lamin list orga periodic plac registr relaca rol
folhagem frond rama ramad ramagem ramari
folhear ler manusear
folheir garrid vistos
folhet livret opuscul panflet prospect publicaca
foli patuscad regabof
folia gaiteir histria
foliculari jornalist
fome gana lazeir miseri rafa sofreguida
foment proteca refrigeri
fomentaca fricca incentiv
fomentar promover provocar ungir
font manadeir manancial matriz mina nascent origem primordi provenienci repux
foragid perseguid
forc fortalez laco patibul poder potenci rigor robustez vigor grau guarnica nerv potestad prestigi pujanc puls saud seiv tenenci valor vico predomini
forcad gadanh obrigad violentad
forcament obrigar subjugar violar
forcar obrigar oprimir violar violentar
forcos fort imperios inevitavel musculos necessari obrigatori prement robust vigoros violent
forjar inventar manipular maquinar tramar urdir
form maneir model modo mold sistem sort talh
formaca organizaca roch
formal literal manifest peremptori positiv precis
formalidad prax protocol
formalizad melindrad ofendid
formar moldar
format tamanh
formidand terrivel tremend
formidavel medonh pavoros respeitavel sensacional soberb temivel terrivel titanic tremend
formigar pulular
formos galant galhard gentil lind macot primoros pulcr venust
formosur graciosidad lindez venustidad
formul model preceit receit recip regr segred
formular manifestar receitar
fornecer ministrar proporcionar prover sugerir suprir
forneciment proviment provisa
fornid membrud provid robust
fornir robustecer
foro instanci juiz jurisdica justic pensa prerrogativ
forr vinganc
forrar poupar revestir vestir
forret miseravel segur sovin
forroouforrobod pandeg
fort fortificaca hart ingent intens macanud mach mascul musculos penetrant piriric poderos possant pujant redut resistent rijo robust sacudid solid suculent troncud valent valid valoros varonil vibrant vigoros
fortalecer fortificar guarnecer oxigenar robustecer
fortalez fort fortificaca robustez seguranc solidez vigor
fortificaca redut
fortificar murar reconfortar reforcar retemperar reverdecer revigorar roborar robustecer
fortuit imprevist inesperad inesperadoimprevist inopinad ocasional
fortun riquez sort ventur
fosc fosquinh gest momic
fosc opac
fosme incompreensivel
fosquinh gest momic negac provocaca
foss foss
foss sarjet valad valo
fossil obsolet
frac fragil franzin imbecil invalid labil languid leco leve magr maleavel medros mirrad mofin mortic patent perrengu pusilanim ralo raquitic superficial timid
fraca fracionament fragment part porca quebrad retalh
fracass fragor insucess malogr ruid ruin
fracassar fracatear frustrar gorar
fracionar fragmentar partir
frag pened penh penhasc
fragil gracil morredour precari quebradic tenu
fragment lasc mica migalh parcel part particul pedac resquici retalh
fragmentad partid repartid retalhad truncad
fragmentar partir
fragor roid ruid
fragoros ruidos troant
fragos penhasc rude
fragranci odor olor perfum
fragrant odorant odorifer olent perfumad recendent
fragueir independent rude
frajol pelintr
frald raiz sope
franc generos larg leal lhan liberal liso livr natural ostensiv patent pervi rasgad sincer verdadeir
franquear isentar patentear permitir transpor
franquez franqui generosidad isenca larguez lealdad lhanez liberalidad sinceridad
franqui imunidad isenca privilegi regali
franzid ondulad preguead
franzin magr xendengu
franzir preguear
fraquejar manquejar
fraquez frouxida malaci molez neurasteni pinim prostraca pulsilanimidad raquitism relaxaca sinceridad tibiez timidez
fras locuca oraca proposica sentenc
frascari libertin
frascei libertin
fraternizaca intimidad unia
fratur quebr quebradur ruptur
fraud logr muamb obrepca tranquiberni trapac tratad
fraudar lesar roubar trapacear
fraudulent leonin
freg tasc
frei jugo obstacul repressa sujeica
frement tremul veement vibrant
fremir gemer rugir tremer vibrar
fremit rumor sussurr
frenesi impacienci inquietaca tremor
frenetic infren insofrid malsofrid pressuros veement violent vivo
frent frontal frontari front presenc proa rost test vanguard
frequenci frequentaca repetica
frequent habitual repetid seguid usual
frequentaca trat
frequentar praticar repetir seguir visitar
fresc novo recent tenr verdejant vicos
frescor frescur refrigeri verdor vico
frescur vico vigor
frest frinch gret janel rima trinc
fret recad
friagem frialdad frio insensibilidad
frialdad friez friur indolenci
friez friur indiferenc presenc secur sequida tibiez
frigid regelad gelad
frinch gret rima trinc
frio friur gelad gelid glacial impassivel indiferent inerci inert insensivel marmore resfriad
frioleir frivolidad futilidad inepci insignificanci parvoic pequenic tolic
fris moldur
frisant significativ
frisar patentear ricar salientar sublinhar
frit perdid prejudicad
frivol futil iman incerent infantil nugativ oco pueril superficial vao vazi voluvel
frivolidad futilidad infantilidad ninhari nugacidad
frond rama ramagem
frondent frondos
frondos ramos
front frontispici test
frontal frontispici
frontari front frontispici testad
fronteir limit marc raia
fronteir limitrof opost
frontispici rost semblant
froux insegur instavel irresolut languid lass laxo medros moid mole palid perrengu relaxad suxo tepid vacilant
frouxida indecisa molez preguic relaxaca relaxament tibiez
frugal parcimoni simplicidad sobriedad sobri temperanc
fruica gozo poss usufrut
fruir gozar lograr usual usufruir
frustrad frustraneobaldad goro iludid infrutifer inutil malograd peco
frustraneobaldad ilusori inutil perdid
frustrar furar gorar iludir inutilizar malograr
frustratori ilusori inutil mentiros
frut produt proveit provent resultad vantagem
frutifer frutuos proveitos util
frutuari produtiv
frutuos lucrativ proveitos util vantajos
fubec sova tund
fuga fugacidad fugid subterfugi tergiversaca
fugacidad rapidez velocidad
fugaz instantane momentane morredour passageir rapid veloz
fugir raspar recuar refugir safar tresmalhad varar zarpar
fugitiv profug
fulcr sustentacul
fulgent luminos luzent nitent resplandecent
fulgir lustrar luzir prefulgir raiar rebrilhar resplandecer sobressair
fulgor fulguraca lume luz nitescenci nitidez refulgenci relumbraca resplandecenci resplendor rutil vivacidad
fulgurant iriant reluzent resplandecent vivid
fulgurar realcar refulgir relampaguear reluzir resplandecer tremeliqu
fulminant impetuos terrivel violent
fulminar matar
fulo furibund furios mulat palid
fulv lour
fumac fumo jatanci presunca vaidad
funca ministeri pratic representaca reunia uso
funcanat pandeg patuscad
fund ignorant incapaz inept intim profund
fundaca fundament inauguraca instauraca instituica origem
fundament lastr motiv raiz raza sustentacul
fundamentad justificad
fundamental necessari organicoi prim primordial principal radical subtancial vital
fundamentar justificar librar provar
fundar inaugurar instalar instaurar instituir plantar sustentar
fundear surgir
fundid misturad reunid
fundir incorporar justar liquefazer
fundur profundez profundidad
funeber funere luguber lutuos macabr mortuari sombri trist
funeral funere mortori
funere luguber mortuari
funest infaust infortunad letal luguber maldit medonh mortal mortifer nefast obnoxi ominos ruim ruinos sinistr tragic trist
fura ousad penetr trabalhador
furaca pedevent tempestad tufa turbilha vendaval
furad picad
furar penetrar perfurar picar rasgar romper trabalhar traspassar varar verrumar
furfurace pulverulent
furi furor impetuosidad insani ira irritaca precipitaca raiv rompant sanh
furibund furios irad raivos
furios impetuos indignad irritad louc possess rabid raivos revolt tiriric
furn grut
furo notici olho orifici romb
furor indignaca ira raiv sanh
furt pilhagem rapinagem rapt roub subtraca
furtar gazofilar rapinar raptar roubar subtrair surripiar tirar trapacear
furtiv ocult sorrateir
furuncul leicenc nascid
fusa liga mistur
fusc melancolic pardavasc pard tostad trigueir trist
fustigaca incitaca instigaca
fustigar instigar surrar tanger varejar vergastar zimbrar zurzir
futicar importunar remexer
futil iman insignificant levian nugativ oco pueril vao vazi
futilidad infantilidad insignificanci niquic nugacidad puerilidad superfluidad trivialidad
futric intrig mexeric
futricar intrigar mercadejar prejudicar trapacear
futur porvindour porvir posteridad
futuraca prognostic suposica
futurar prognosticar
futuros prometedor
fuxicar intrigar mexericar remexer
fuxiqueir intrigant mexeriqueir
fuzarc orgi pandeg
fuzil relampag
fuzilar matar
fuzu motim orgi
gabaca gabo lisonj
gabador louvaminheir
gabar lisonjear louvar
gabarol gabol impostor jactancios presuncos pretensios vaidos
gabinet govern ministeri
gabo jactanci jatanci louvor prosapi vaidad
gabol pavul valenta
gabolic jactanci lambanc patacoad presunca
gadanh garr
gado manad
gafa gafeir lepr sarn
gafeir pira sarn
gago tartamud tatibitat
gaguejar titubear vacilar
gaiat galhofeir malicios palhac travess
gaiatic garotic gracej travessur
gaio jovial
gaiol jaul prisa
gaiteir garrid lepid peralt
gaja sabid
gala jactanci ostentaca pomp solenidad
galant gentil gracios louca malicios
galantear lisonjear namorar
galantei galanteri lisonj namor
galarda glori honrari laurel paga premi recompens
galardoar pagar premiar recompensar remunerar
galarim opulenci
galeri geral passadic passagem poleir tribun varand
galern mans seren suav
galgar percorrer pular saltar subir transpor trepar vingar
galh rama ramo
galhad ramagem
galhard gentil valent
galhardear ostentar pompear sobressair
galhardi garb generosidad gentilez
galhof gracej motej pilheri risot troc zombari
galhofar mofar motejar trocar zombar
galhofeir ocios trocador trocist vadi
galo inchaca tumor
galpa tagarel varand
galrar galrearbalbuciar papaguear parolar tagarelar
galreador tagarel
galrearbalbuciar papaguear tagarelar
galuch novat
gama seri sucessa
gana malquerenc odio raiv
gananci usur
ganancios proveitos
ganch gato suport
gandai malandragem ociosidad pandeg tuna vadiaca vadiagem vagabundagem
gandaiar garotar mandriar sapecar tunar vadiar
gangli tumefaca
gangorr incertez inseguranc instabilidad
ganh interess lucr maqui obtid pechinch proveit vantagem
ganhar interessar lucrar manjar obter papar pechinchar perceber receber vencer
ganhos interesseir lucrativ
ganir gemer latir ulular
ganjent presumid presuncos
ganpaieir malandr mandria trapaceir vadi
garanti paladi penhor proteca seguranc
garantid segur
garantir hipotecar penhorar precaver salvaguard
garatuj rabisc
garb loucani valor
garbos guap
garbosidad gentilez
gargalheir gema grilha
gargant gasganet gasnet gela gorgomil impostor mentiros papud pescoc potoqueir
garimp lavr neveir
garo neblin
garoar orvalhar serenar
garot guri muchach parvul pequen petiz pirralh rapaz traquin
garotar vagabundear
garr opressa poder tirani
garrid janot louca taful vistos
garridic loucani
garrot novilh
gasalh hospedagem roup
gasganet gasnet pescoc
gasguit magr raquitic
gasnet gela gorgomil
gast gulos lass safad servid surrad usad velh
gastador perdulari prodig
gastar gualdir largar limar malbaratar puir rocar usar
gastronom pantagruelic regala
gatimanh micagem
gato laps
gatun ladra larapi rapinant
gauchad manh
gauderi malandr pandeg vadi
gaudi jubil prazer regozij satisfaca
gazet jornal orga periodic
gazofilar prender surripiar tirar
gela gorgomil
gelad gelid glacial refresc regelad
gelar pasmar regelar
gelh plic preg ruga
gelid glacial regelad
gema nata renov
gemer lastimar prantear ranger solucar
gemid lamentaca lament plangor queix queixum vagid
genealogi linhagem
gener jez qualidad
generalidad principi rudiment
generalizar propagar
generos larg liberal longanim magnanim magnificent munificent prodig
generosidad grandez isenca larguez liberalidad longanimidad magnanimidad munificenci nobrez prodigalidad
geni indol naturez nume temperament
gentalh pleb populach povo rale vulgach
gentil gracios nober obsequiadob pulcr tratavel
gentilez loucani polidez urbanidad
genuin legitim litic verdadeir
geraca raca
geral universal
gerar procriar produzir
gerenci manutenca
gerir governar intender reger
germ raiz sement
germinar grelar pegar procriar surgir
gest jeit menei qued sinal trejeit
gigantesc hercule monstruos
girar rebolar
giro moto revoluca roda rodei volt
glacial indiferent reservad
gladi justic poder punhal
gladiador lutador
gleb terr terren
glob mund terr
glori grandez halo imortalidad lour luster magnificenci notoriedad reputaca resplendor
glorificaca louvor
glorificar honrar magnificar santificar
glorios honros iluster notavel triunfant vitorios
glos suspensa
glosar rejeitar suprimir
glossari lexic vocabulari
gluta gulos pantagruelic regala voraz
glutinos pegajos viscos
glutonari intemperanc voracidad
gole haust ping sorv trag
golfad jato jorr
golfar irromper jorrar resfolegar vomitar
golp incisa infortuni lanc lanh pancad perd rajad rasg revoluca sedica talh
golpead lanhad retalhad
golpear lancinar lanhar martelar navalhar rasgar retalhar talhar
goma polvilh
gomo olho rebent renov
gorad goro malograd
gorar inutilizar malograr
gord gross important nedi nutrid obes rechonchud rolic rotund untos
gorduch obes rechonchud rolic rotund socad
gordur grossur obesidad unto
gorduros grax oleos sebace untos untuos
gorget lambujem molhadur
gorjet gratificaca molhadur propin
goro malograd
gost jubil maneir paladar prazer regozij sabor saib simpati talant voluptuosidad
gostar gozar provar saborear simpatizar
gostos sabavel saboros
gota ping
gotejar marejar pingar
govern guia mand ministeri rede regim
governaca governanc govern
governad poupad regimentad
governanc govern leme
governar guiar imperar mandar manobrar marear pastorar pilotar presidir reger regrar regular reinar superintender tripular
gozad impagavel interessant notavel sensacional
gozar libar lograr usufruir viver
gozo mana prazer regal satisfaca usufrut volupi
gozoz jubilos satisfeit
grac gracej graciosidad humor indulgenci indult lindez loucani merc mimo misericordi perda pilheri quindim sal seduca sortilegi suavidad venustidad verv
gracej larach leri motej pilheri troc zombari
gracejador motejador zombeteir
gracejar motejar prazentear rir trocar zombar
gracil gracios mimos
gracios gratis gratuit jovial lind louca venust
gracol leri piad
grad graud important notavel
grad sebe
gradaca grau progressa sucessa
graduaca hierarqui posica valor
graduar matizar regular
gramar padecer palmilhar percorrer sofrer suportar trilhar
grand graud ingent insign intens macot magn morrud notavel palmab poderos respeitavel vast volumos
grandez larguez liberalidad magnanimidad magnificenci magnitud majestad medid nobrez ostentaca tamanh vastida volum
grandiloqu pompos
grandios magnificent magnific majestos monumental regi sublim suntuos
grandiosidad granj herdad lavour lucr magnificenci magnificent misturad obter pomp pompos quint sement suntuos tulh
grangear interessar
granj herdad siti
grat obrigad penhorad reconhecid suav
gratificaca lambujem molhadur propin recompens remuneraca retribuica
gratificar premiar remunerar
gratis gratuit
gratulaca paraben
grau intensidad medid ordem pass pont
graud important manda poderos
grav gross imperdoavel momentos oneros penos pret refletid respeitavel sentencios seri sever solen
gravad inscrit opress sobrecarregad
gravam onus vexam
gravar imprimir inscrever insculpir marcar onerar
gravht maravalh
gravidad intensidad madurez majestad ponderaca seriedad severidad sisudez
gravos oneros
gravur ilustraca talh
grax oleos
greg indecifravel
grei naca partid povo sociedad
grel rebent renov
grelar namorar olhar
gremi sociedad
grenh guedelh trunf
gret rach
gretad rachad
grilha laco prisa
grimpar investir repelir subir trepar
gris pard
grisalh ruco
grit guinch tont vagid voz
gritar protestar reclamar vociferar vozear
gritari vozeari
gross hart macud massud robust solid tumtd volumos
grosseir gross incivil incondit indelicad insolent intratavel inurban jalof javard labreg labrusc lanzud lerd lorp maleduacd maleducad malhadeir plebeu rele rispid rude rugos rustic saloi seco selvagem sez tamancud tosc
grosseira incivil maleducad ordinari
grosseri impolidez incivilidad inconvenienci indelicadez insolenci irreverenci malcriaca protervi rispidez rudez
grot grut socava vale
grotesc irrisori picaresc ridicul risivel
grud refeica
grudar ligar pegar unir
grulhar tagarelar
grup jogo leva magot malt mass pleiad pugil ranch reunia roda sociedad tertuli troc tufo
grut lapa reconcav
guampac marrad
guap ousad
guapeta valent
guapez valenti valor
guard peitoril piquet precauca prevenca proteca roda seguranc sentinel tutel vigi vigilanci vigilant
guardacost guardia pistoleir sicari
guardad ocult policiad
guardaluz lucivel pantalh quebraluz
guardar manter meter ocultar policiar prevenir proteger recatar recolher reservar reter salvar segurar sepultar vigiar
guarid ninh proteca refugi valhacout
guarnecer margear munir orlar revestir
guarnica indut moldur orla ornat tarj trop
guenz insegur raquitic
guerr hostilidad luta oposica
guerreador guerreir pugnaz
guerrear hostilizar lutar pelejar perseguir
guerreir lidador soldad
guia itinerari lider mentor nort orientaca orientador regiment regr relaca roteir
guia penda
guiar nortear orientar pilotar presidir proteger
guindad levantad suspens
guindar icar
guis jeit maneir modo
guit linh negalh
gula gulodic sofreguida
gulodic guloseim lambujem
gulos insaciavel lamba voraz
guloseim petisc piteu quitut
gume perspicaci sagacidad
guri menin pirralh
habil habilidos idone industrios inteligent jeitos perit perspicaz profess proficient suficient
habilidad inteligenci jeit mestri perici prend sabedori suficienci tino
habilidos industrios matreir perit
habilitaca idoneidad perici
habilitad idone
habilitar instruir preparar
habit prax ramerra rotin usanc uso vestiment vezo
habitaca habitat morad ninh residenci teto vivend
habitant morador
habitar jazer morar ocupar povoar residir viver
habitat meio moradi vivend
habituad matraquead vezeir viciad
habitual ordinari regrad sacramental usual
habituar inveterar naturalizar treinar
halit respiraca sopr
halo prestigi
hangar trapich
harmoni inteligenci melodi music ordem paz reconciliaca regularidad simetri simpati unidad
harmonic harmonios proporcionad proporcional regular simetric
harmonic sanfon
harmonios just mavios meliac meliflu musical music proporcionad simetric sonor sonoros suav
harmonizar proporcionar recompor reconciliar reunir transigir
hart robust
hast talo tronc vergonte
hastear icar levantar
haurir sorver
haust sorv succa trag
haver julgar obter possuir proceder sentir suceder ter
haver meio poss possibilidad
hebetism idiotism imbecilidad
hebraic hebreu judaic judeu semitic
hebreu isrelit judeu
hecatomb matanc
hediond horrend imund medonh repugnant sordid teterrim torp
hegemoni preeminenci preponderanci supremaci
heranc legad sucessa
hercule possant
herdad quint siti
herdar legar obter receber
hereg heretic impi incredul irreligios
heresi tolic
heretic impi
heroi martir paladin protagonist
heroic homeric varonil
heroism temeridad valenti
hesitaca incertez indecisa irresoluca perplexidad titubeaca vacilaca
hesitant incert indecis indeliberad insegur irresolut oscilant perplex trepar vacilant
hesitar nutar oscilar pejar recuar titubear vacilar
heteroclit invulgar singular
heterogene vari
hiat interrupca lacun laps
hibrid irregular mestic monstruos
hibridez irregularidad
hidrofobi rabi raiv
hierarqui ordem
hieratic religios sagrad solen
higid sadi salutar sao
higien limpez
higienic limp sadi saluber salutar saudavel
hilar risonh
hilaridad risot
himeneu matrimoni nupci
hino loa
hipocondri melancoli torpor tristez
hipocondriac melancolic sorumbatic trist
hipocrisi impostur malici
hipocrit impostor papelist repassad sacripant santarra sons tartuf tratant
hipotecar magnetizar oferecer
hipotes pressuposica pressupost probabilidad suposica teori vislumber
hipotetic supost
hirsut hispid pelud vilos
hirt hispid imovel inteiricad inteiric ketesad retesad rigid rijo teso
histori narraca narrativ patranh tradica
historiar narrar relatar
historic lendari real relat verdadeir veridic
historiet novel
histria jogral palhac pelotiqueir saltimbanc
hodiern modern recent
holocaust sacrifici
hombridad nobrez
homem mach maridar marmanj nober personagem senhor
homenagem honr laurel manifestaca preit reverenci tribut vassalagem
homeric retumbant
homicid matador
homicidi mort
homili serma
homizi refugi valhacout
homiziar ocultar refugiar
homogene identic regular semelhant similar
homogeneidad regularidad semelhanc
homologar ratificar validar
honest honrad incoriiutivel leal prob recatad virtuos
honestar honrar nobilitar
honestidad honradez incorrutibilidad limpez moral moralidad probidad pudor recat seriedad virtud
honorabilidad probidad
honorari honorific paga remuneraca titular
honorari ordenad remuneraca
honorific honros
honr honrari inteirez luster preit pundonor reputaca virgindad
honrad incoriiutivel integr prob virtuos
honradez integridad inteirez lisur probidad
honrar ilustrar lisonjear obedecer respeitar reverenciar venerar
honrari premi prerrogativ
hora instant moment ocasia oportunidad
horizont perspectiv porvir
horizontal meretriz nivelad plan prostitut
horoscopi prognostic
horrend horrivel horroros medonh monstruos pessim tetric tremend
horripilant medonh terrificant
horripilar horrorizar
horrivel horroros infernal medonh metuend monstruos negr pavoros sinistr temeros terrificant terrivel tetric tetr tremend
horror medo odio pavor repugnanci temor terror
horroros medonh pavoros teterrim tremend
hort pomar
hosan louvor ovaca saudaca
hospedagem hospedari pousad
hospedar receber
hospedeir lhan
hospici hospital
host trop
hostil infest inimig
hostilidad inimizad oposica provocaca
hostilizar prejudicar provocar
humanidad mund
humanitari human
humild inglori mans modest obnoxi obscur pober servil simpl singel submiss vil
humildad modesti pobrez submissa sujeica
humilhaca submissa sujeica vexam
humilhad prostrad submiss vexad zombad
humilhar oprimir pisotear prostrar rebaixar sopear submeter vexar
humor indol liquid temperament
humoristic malicios satiric
idad period quadr temp velhic
ideal imaginari perfeit quimeric sonh sublimidad
idealidad idealism imaginaca sonh
idealist ideolog platonic romantic sonhador visionari
idealizar imaginar petizar
idear inventar mentalizar planear projetar sonhar
idei imaginaca inspiraca intuit juiz lembranc ment noca opinia plan sentid palpit
identic igual mesm parecid semelhant uniform
identidad igualdad semelhanc unidad
ideolog sonhador
idili namor sonh
idiopati inclinaca predileca propensa
idiot ignar imbecil inept labrusc lamba lerdac leso lorp maluc mentecapt palerm papalv parvalha parv pascaci paspalha patet pato samong sandeu todo tolaz tolo tont
idiotic leseir parvoic toleim
idiotism insani
idolatrad venerad
idolatrar venerar
idolatri paixa veneraca
idos longev madur velh
iendurecid rijo
ignar ignorant incult insensat
ignavi indolenci inerci negligenci preguic
ignobil indecent indign infam repelent sordid torp vergonhos vil
ignomini lodo infami oprobi oprobri vergonh vituperi
ignorad ignot incognit obscurecid obscur ocult recondit secret
ignoranci incompetenci inscienci insipienci necedad noit trev
ignorant incompetent incult inscient insipient leig nesci nulo oco peco rude sendeir simplori toupeir vao
ignot incognit obscur ocult
igrej santuari templ
igrejinh panelinh
igual irma par parent regular similar tal uniform
igualar irmanar nivelar
igualdad nivel paridad similitud
iguari manjar piteu prat quitut
ilaca induca inferenci
ilacrimavel implacavel inexoravel
ilaquear iludir ligar lograr
ilegal ilegitim irregular leonin proibid vedad
iles incolum intat inteir inviolad salv sao
ilibad imaculad impolut incorrut puro
ilimitad imens incomensuravel indeterminad infind infinit interminavel
ilogic incerent inconsequent
iludid ludibriad mistificad
iludir lograr ludibriar mentir mistificar seduzir tapear trair trastejar zombar
iluminaca inspiraca luz
iluminad ilustrad inspirad luculent vident
iluminar ilustrar
ilusa miragem novel sonh
ilusori imaginari mentid vao
iluster inclit insign letrad nober notavel preclar
ilustraca instruca sabedori saber sapienci
ilustrad instruid letrad luminar ornad realcad sabedor
ilustrar lustrar nobilitar
ima seduca
imaculad impolut inconspurcad incontaminad inocent intat inviolad invulneravel limp puro virgem
imagem metafor pintur retrat semelhanc simbol transunt traslad vult
imaginaca inventiv ment
imaginad presumid pretens
imaginar inventar mentalizar pensar presumir prever projetar sonhar supor tracar
imaginari inventad irreal lendari supost umbratic
iman imens inutil oco vazi
imanent inerent perduravel permanent persistent
imaterial impalpavel incorpore
imatur precoc prematur verd
imbecil inept labrusc leso mentecapt nesci parc paspalha sandeu tolo tont zebr zebroid
imbecilidad inepci parpalhic sandic toleim
imbelec obstacul
imbond obstacul
imbuid persuadid
imbuir impregnar inculcar insinuar sugestionar
imediaca redondez
imediat instantane outr proxim repentin seguid seguint subsequent
imens imensuravel incomensuravel vast
imensuravel incomensuravel infinit
imerecid indevid malfeit
imergir introduzir mergulhar meter penetrar submergir
iminent impendent instant pendent prest urgent
imitaca parodi plataform reproduca semelhanc semelhant simulacr trilh
imitar plagiar reproduzir seguir simular
imobilidad paralisi
imobilizar paralisar parar petrificar reter
imoderaca intemperanc
imoderad intemperad
imodest jactancios petulant vaidos
imodesti impostur jactanci orgulh presunca vaidad
imolar prejudicar sacrificar
imoral impudent impudic inconvenient indecent libertin obscen perdid porc pornografic vergonhos
imoralidad impudor indecenci palavra perdica perversa poucavergonh quietud
imorredour imortal perpetu
imortal imperecivel permanent perpetu
imortalizar perpetuar
imot imovel inalteravel parad
imovel imutavel inabalavel inalteravel petrificad qued quiet solid
impacienci intoleranci irritaca nervosism press sofreguida
impacient inquiet insofrid malsofrid nervos precipitad pressuros sofreg
impacientar importunar irritar
impact tiro
impagavel inestimavel
impalpavel incorpore
impaludism malari seza tremedeir
impar singular unic
imparcial justiceir just neutr reto
imparcialidad isenca justic
impassibilidad indiferenc insensibilidad serenidad tranquilidad
impassivel imperturbavel indiferent inexcitavel inflexivel insensivel seren tranquil
impavid imperturbavel intrepid
impavidez intrepidez
impecavel infalivel magistral perfeit primoros
impedid interdit interrompid obstouid obstruid proibid represad vedad
impediment inibica obic obstacul obstbuca oposica peia proibica
impedir inabilitar inibir interceptar interromper obstab obstbuib obstruir opor pear precipitar proibir suspender tolher vedar
impelir impulsar incitar instigar levar obrigar propulsar pulsar tocar
impendent pertencer
impender pertencer
impenetravel imperscrutavel impervi incompreensivel indecifravel inexplicavel insondavel reservad
impensad incogitad inconsiderad inconsult indeliberad involuntari irrefletid
imperar ordenar predominar reger
imperativ ordem
imperceptivel incompreensivel insignificant
imperdoavel irremissivel
imperfeica irregularidad vici
imperfeit incomplet incorret mau tosc
imperi mand poder poderi predomini rein
imperici inabilidad incapacidad incompetenci inscienci negligenci
imperios imprescindivel jupiterian necessari orgulhos soberb
imperit inabil inapt incompetent inscient remenda
imperscrutavel insondavel
impertinenci importunaca insolenci neurasteni obsessa queimaca rabugem rispidez
impertinent importun inoportun macador nervos rabugent ranhet sirigait
imperturbabilidad serenidad
imperturbad quiet seren sossegad tranquil
imperturbavel inalteravel inexcitavel insensivel quiet seren tranquil inanim
impervi inacessivel invi
impet impuls precipitaca rajad rompant
impetrar pedir requerer rogar solicitar suplicar
impetuos impulsiv veement vertiginos violent vulcanic
impetuosidad labared precipitaca veemenci violenci
impi incredul irreligios
impiedad inclemenci insensivel
impiedos inclement insensivel mordaz
impingir obrigar pespegar pregar
implacavel inexoravel inflexivel irredutivel
implantar inaugurar introduzir
implicaca implicanci ligaca provocaca rixa
implicanci teir pinim
implicar inticar teimar
implorar invocar rogar
impolidez inconvenienci indelicadez
impolut intat
imponent majestos
impor infligir irrogar obrigar
importanci magnitud mereciment mont quanti relevanci transcendenci valiment prestigi
important magn momentos notavel piramidal ponderos procer relevant seri
importar introduzir somar veicular vogar
importun inaturavel incomod insistent insuportavel macador macant obsessor obsident pau secant
importunaca ralaca serrazin
importunar incomodar martelar mer molestar paulificar perseguir quizilar remer secar serrazinar
imposica obrigaca
impost obrigad onus taxa tribut
impostor intruja lambanceir mentiros paparrota parlapata potoqueir pretensios tartuf tratant vigarist
impostur paparrotic patranh pomad pretensa pros rabulic roco
impraticavel inexequivel inviavel invi irrealizavel
imprecaca maldica prag
imprecis indecis indistint
impregnar repassar saturar
imprescindivel indispensavel urgent
impressa moss trac
impressionar preocupar sugestionar
impressionavel sensivel sentimental
imprestavel macat pung xendengu
imprevisa negligenci
imprevist incogitad inesperad inopinad inopin ocasional subit
imprimir marcar publicar tirar
improb maldos malvad mau pervers
improbar reprovar
improdutiv infecund infertil infrutifer ingrat maninh safar
improficu inutil
improperi injuri vituperi
impropri inadequad inapt incongruent inconvenient indevid
improvident incaut
improvisar inventar mentir remediar
imprudenci indiscrica insipienci irreflexa leviandad loucur maluqueir precipitaca temeridad
imprudenct inadvertenci inconvenienci temeridad
imprudent incaut inconsiderad indiscret insipient levian precipitad precipitos procaz temerari
impudenci protervi senvergonhic
impudent proterv
impudic lasciv libidinos obscen
impudicici lascivi salacidad
impugnaca objeca oposica reclamaca refutaca
impugnador opositor
impugnar objetar opor recusar refutar repelir
impuls instint jact orientaca tentaca
impulsar induzir instigar propulsar
impulsionar incitar instigar
impulsiv precipitad violent
impulsor incitador instigador motor
impur imund obscen sordid sujo viciad
impurez imundici macul manch
imputaca inculpaca responsabilidad
imputar irrogar
imund indecent javard marran nefand nojent porcalha porc repelent sebent sordid sujo
imundici lixo porcari sujeir sujidad
imunidad isenca prerrogativ privilegi regali
imutaca metamorfos mudanc transformaca
imutar mudar transformar
imutavel invariavel
inabalavel inquebrantavel intransigent intrepid solid
inabil inapt incapaz incompetent inept remenda
inabilidad inaptida incapacidad incompetenci inepci negaca
inabilitar inutilizar reprovar
inabitad solitari
inaca inatividad inerci insensibilidad letarg preguic
inacabavel infinit interminavel infind
inaceitavel intoleravel
inacessivel insociavel intratavel
inacreditavel incrivel inimaginavel surpreendent
inadequad inapt inconvenient
inadvertenci irreflexa negligenci
inalteravel indestrutivel invariavel seren
inanim inerm moribund
inapt incapaz inept invalid
inaptida incapacidad incompetenci inconvenienci inepci inscienci insuficienci nega negaca
inat ingenit natural
inatacavel incoriiutivel invulneravel
inativ inert parad paralisad reformad sedentari
inaturavel insuportavel intoleravel macador
inaudit incrivel indescritivel maravilhos pasmos
inauguraca inici instalaca instauraca
inaugurar instalar instaurar preludiar principiar
incalculavel incogitavel incomensuravel inumeravel
incansavel indefess infatigavel laborios pedeboi
incapacidad incompetenci inconvenienci inepci insuficienci nega
incapaz incompetent insuficient invalid nulo pomboc zebroid
incaut insensat
incender incitar inflamar irritar
incendi queim queimad
incendiar inflamar queimar
incendid inflamad
incensador incensari
incensar lisonjear prazentear
incentiv incitaca incitament
incentivar incitar
incerenci incongruenci inconvenienci
incerent incongruent inconsequent inconsistent insensat
incert inconstant indecis indefinid indeterminad indistint irresolut problematic questionavel vago variavel
incertez inconsistenci indecisa instabilidad perplexidad vacilaca
incessant ininterrupt perenal
inchac tumefaca tumor tumtdez
inchaca polma tumefaca tumescenci tumor tumtdez turgidez vaidad
inchad inflad pand tufad tumefat tumtd turgid upad
inchar inflar intumescer levedar rojar
incident lanc
incidir incorrer refletir
incisiv mordaz penetrant
incitaca incitament instigaca tentaca
incitad instigad
incitador instigador
incitar instigar prestigiar provocar pungir solicitar
incivil indelicad inurban irreverent maleduacd rude selvagem
incivilidad irreverenci malcriaca rudez rusticidad
inclemenci rigor
inclement rigoros rude sever
inclinaca indol pendor predileca predisposica propensa ramp reverenci simpati tendenci vocaca
inclinad obliqu pens predispost propens reclinad recurvad virad
inclinar predispor propender recostar recurvar
inclit insign notavel
incluir inserir introduzir meter
incoad iniciad
incogitad inconsiderad
incognit secret
incolor indecis indeterminad
incolum intat salv sao
incomod indisposica malestar molesti molest penos percalc peso trabalh pesad
incomodad indispost
incomodar inquietar molestar preocupar quizilar serrazinar
incomodidad incomod malestar
incomparavel insign unic
incompativel incongruent
incompetenci inconvenienci
incompetent insuficient
incomplacenci intransigenci rigor severidad
incomplacent inexoravel inflexivel intransigent
incomplet mutilad truncad
incompreensivel incrivel inexplicavel ininteligivel misterios nebulos nevent obscur ocult sibilin singular
incomum invulgar particul raro singular sobrenatural
inconcebivel incrivel inexplicavel inviavel pasmos surpreendent
inconcuss incontrovers indiscutivel indubitavel inquebrantavel irrefragavel
incondit rude tosc
inconfident infiel traidor
inconfundivel original unic
incongruenci inconvenienci
incongruent inconsequent inconvenient
inconquistavel indomavel inexpugnavel invencivel
inconscient involuntari maquinal
inconsequent incrivel
inconsiderad irrefletid levian temerari voluvel
inconsistenci inconstanci instabilidad
inconsistent insegur instavel ralo vago
inconspurcad incontaminad limp puro
inconstanci infidelidad instabilidad leviandad mobilidad mutabilidad mutaca variabilidad versatilidad volubilidad
inconstant infiel insegur instavel movedic mudavel variant variavel ventoinh versatil voluvel
inconsult irrefletid precipitad
incontaminad limp puro
incontestavel incontrovers indiscutivel indubitavel inegavel integral irrecusavel irrefragavel irrefutavel irrespondivel perfeit positiv unic
incontinenci intemperanc luxuri
incontrastavel irrefutavel irrespondivel
incontrovers irrefutavel
inconvenienci indecenci que rata
inconvenient indecent indelicad indevid inoportun linguarud
incoriiutivel incorrut justiceir puro
incorporar juntar ligar mesclar reunir
incorret inexat
incorrut integr
incorrutibilidad integridad
incredul infiel pessimist
increment progress
increpaca repreensa
increpar repreender
incrivel inimaginavel insolit maravilhos pasmos
incrustar inserir vestir
inculcar indicar infundir propor recomendar sugerir
incult labrusc maninh rustic safar
incumbenci mandad missa taref trabalh
incuravel irremediavel
incuri negligenci relaxament
incursa irrupca
incutir influir infundir insinuar inspirar insuflar persuadir por
indagaca inquirica investigaca pesquis
indagador pesquisador
indagar informar inquirir interrogar investigar perguntar perquirir pesquisar profundar tatear
indecenci obscenidad palavra poucavergonh
indecent indecoros obscen pulh sordid
indecifravel indefinivel inexplicavel sibilin
indecis indefinid indeliberad irresolut oscilant tenu vacilant vago
indecisa indeterminaca irresoluca perplexidad tibiez vacilaca
indecoros indign obscen sujo vergonhos
indefess infatigavel inquebrantavel laborios
indefinid indeterminad vago
indefinivel indestrutivel indistint inexplicavel
indeliberad irrefletid
indelicad rude
indelicadez rudez
indenizaca recompens reparaca
indenizar recompensar remir reparar ressarcir
independenci isenca liberdad
independent insubmiss liberal livr neutr
indescritivel indizivel pasmos
indestrutivel indissoluvel
indeterminaca perplexidad vacilaca
indeterminad indistint neutr vago
index indic mostrador
indi selvagem
indic list relaca repertori tabel tabu tabuad
indicaca indici informaca notici prescrica sinal
indicar indigitar marcar mostrar nomear precisar preconizar prescrever propor receitar revelar
indici pegad probabilidad prov ressaib senh sinal sintom vestigi vislumber viso
indiferenc indolenci insensibilidad secur sequida
indiferent insensivel marmore neutr passiv
indigen indi nativ selvagem
indigenci miseri penuri pobrez privaca tang
indigent mendig miseravel necessitad plumitiv pober
indigest macud paulificant
indigitar mostrar
indign infam inominavel inqualificavel miseravel perdid pulh sez sordid sulcar trast vergonhos vil vila
indignaca ira irritaca repulsa revoluca
indignad intrigad irad possess queimad raivos revoltad tiriric
indignidad injuri maroteir oprobri sordidez ultraj vilani vilez vituperi
indiligent indolent negligent preguicos
indiret obliqu remot
indisciplin insubordinaca levant rebelia
indisciplinad insubordinad levantadic sedicios
indisciplinar revoltar
indiscret intrometid levian linguarud metedic tagarel zabumbeir
indiscrica leviandad
indiscutivel inegavel intuitiv irrecusavel irrefutavel nitid
indispensavel inevitavel necessari obrigatori precis prim
indispor inimizar intrigar irritar malquistar odiar zangar
indisposica inimizad macaco molesti morrinh padeciment
indissoluvel insoluvel
indistint misturad nebulos promiscu vago
inditos infeliz
individu ordinari pesso plebeu quidam rele ser sujeit tipo
individual particular peculiar pessoal privad propri singular
individualidad personalidad
individualizar particularizar personalizar
indizivel inenarravel inexplicavel
indocil indomad indomavel indomit insubordinad levantadic refratari sedicios
indol jez natural naturez sabor temper temperament tendenci
indolenci inerci madracari mandri modorr molez ocio ociosidad preguic relaxament remanch
indolent inert mandria manzanz mazanz modorrent mole moleira moleng ocios preguicos sorn vadi vagaros
indomad indomit insubmiss
indomavel indomit invencivel irredutivel irrefreavel refratari soberb
indomit invencivel soberb
indubitavel infalivel
induca instigaca persuasa sugesta
indulgenci indult merc perda remissa toleranci
indulgent tolerant
indult merc perda remissa toleranci
indultar perdoar
indument indut revestiment
indumentari roup traj vest vestiment vestuari
industriar induzir
industrios inteligent laborios
indut involucr revestiment
indutar induzir revestir
induzir insinuar inspirar instigar instilar persuadir recomendar
inedit insolit original
ineficaci insuficienci
inegavel irrecusavel
inelutavel invencivel irresistivel irrespondivel
inepci toleim tolic
inept nesci nulo parv tolo
inerci letargi letarg marasm ociosidad preguic torpor
inerent intrinsec ligad peculiar propri
inert mort passiv
inesgotavel inexaurivel
inesperad inopinad intempestiv repentin subit
inesperadoimprevist inopinad repentin subit
inestimavel precios
inevitavel irremediavel irremissivel irremovivel necessari
inexcitavel insensivel
inexequivel irrealizavel
inexistenci necessidad
inexoravel inflexivel insensivel rigid
inexperient ingenu inocent marru novat novo
inexplicavel insondavel milagros misterios obscur
inexpugnavel invencivel invict
inextricavel labirintic obscur
infalivel irrefragavel irremediavel irremissivel segur
infam miseravel repelent torp vil
infamant injurios
infamar manchar
infami oprobri sacrilegi turpitud vilez vilipendi
infantil ingenu inocent pueril
infantilidad ingenuidad pequenez puerilidad simplicidad
infatigavel zelos
infaust infeliz infortunad
infecca inflamaca
infeccionar infetar inficionar lazarar viciar
infecund infertil infrutifer ingrat maninh
infecundidad infertilidad
infelicidad infortuni infortuniodesventur macac mofin urucubac vicissitud
infelicitad infortunad
infeliz infortunad leco malafortunad malaventurad malfadad miserand miser mofin pesad plumitiv trist
infens inimig opost
inferior infim mambemb ordinari ruim secundari subaltern submiss subordinad
infern martiri matinad pena torment tribulaca
infernal medonh mefistofelic satanic tenebros terrivel tremend
inferneir matinad
infernizar molestar
infest inimig molest nociv
infestar pulular saquear talar
infet inficionad podr putrid repugnant
infetar inficionar
inficionad insaluber
infidelidad perfidi traica
infiel perfid perjur traiceir traidor voluvel
infiltraca introduca
infiltrar insinuar introduzir penetrar
infim vil vulgar
infind infinit interminavel
infindavel permanent
infinidad multida
infinit interminavel inumeravel
infirmar invalidar revogar
inflad intumescid orgulhos vaidos
inflamar instigar
inflar intumescer soprar
inflexa timber tom
inflexivel inquebrantavel inteiric intransigent irredutivel justiceir rigid
infligir irrogar
influenci ingerenci predomini preponderanci prestigi vali
influent magnat poderos prepotent prestigios procer
influid jovial prazenteir
influir inspirar
inform opinia parecer tosc
informaca inform inquirica instruca noca notici parecer referenci
informad instruid sabedor
informador olheir
informar inquirir inteirar interrogar noticiar participar perguntar pesquisar revenir
infortunad malaventurad malfadad obsess pesad
infortuni mofin reve tragedi vicissitud
infraca quebr quebrament transgressa violaca
infrat quebrad quebrantad
infrator transgressor violador
infren violent
infringir postergar quebrantar transgredir violar
infundad insustentavel vao
infundir inspirar insuflar radicar
ingenit nativ
ingent retumbant
ingenu inocent pieg platonic pomboc pueril puro simpl simplori singel troux
ingenuidad inocenci purez simplicidad singelez virgindad
ingerenci interferenci intervenca
ingerir intervir
inglori modest obscur
ingrat trabalhos
ingratida patad pontap
ingrem lacun
ingress passagem port
ingressa ingress
ingurgitament obstruca
ingurgitar obstruir
inhac maucheir morrinh pititim
inibica proibica
inibir proibir vedar
inici preludi instalaca instauraca introduca introit principi prodrom rudiment
iniciaca principi
iniciador precursor principiador principiant
iniciar inteirar introduzir preludiar principiar travar
iniciativ liberdad projet
inimig nociv oposit opost
inimizad malquerenc odio quizili rancor
inimizar intrigar malquistar
ininteligivel obscur
ininterrupt perenal secessiv
iniqu injust malvad pervers
iniquidad injustic maldad pecad
injuri insult invectiv ofens
injuriad ofendid
injuriar insultar invectivar ofender profanar ultrajar vexar vituperar
injurios ofensiv ultrajant
injust malfeit parcial zoil
injustic parcialidad tirani
inocenci integridad santidad simplicidad virgindad
inocent inocu inofensiv pueril puro sant simpl singel
inocentar justificar
inocu inofensiv
inoculaca inserca transmissa
inocular inserir transmitir
inominavel inqualificavel revoltant vil
inopi insuficienci penuri
inopin repentin subit
inopinad inopin intempestiv repentin
inoportun intempestiv
inospit rude
inovar mudar reformar renovar variar
inquebrantavel solid
inquerit inquirica inquisica interrogatori levantament questionad sindicanci
inquiet insofrid intranquil irrequiet levad malsofrid molestad roxo tedo traquin travess turbulent
inquietaca malestar preocupaca remordament remors sobressaltar turbaca turbulenci
inquietar perturbar preocupar sobressaltar vascolejar
inquinaca macul manch nodo
inquinad maculad manchad
inquinar manchar poluir sujar
inquirica inquisica interrogatori investigaca pergunt perquisica pesquis sindicanci verificaca
inquirir interrogar investigar perguntar sindicar
inquisica interrogatori sindicanci
inquisitorial rigoros sever
insaciavel sequios sofreg voraz
insaluber malsa morbific morbigen
insan insensat
insani insensatez loucur
inscrever insculpir lavrar meter registrar
inscrica legend letr letreir menca registr
insegur instavel vacilant
inseguranc instabilidad
insensat insipient louc vesan
insensatez irreflexa loucur parvulez
insensibilidad secur
insensivel marmore
inserca intercalaca
inserir intercalar interpolar introduzir meter
insidi intrig perfidi traica
insidios perfid traiceir
insign luminar notavel prestant
insigni simbol trofeu
insignificanci joca minuci ninhari niquic nonad ridiculari parvidad pinoi
insignificant lambisgoi liliputian magr mambemb mesquinh minuscul parc pifi rele ridiculari ridicul
insinuaca inspiraca referenci sugesta
insinuant persuasiv simpatic
insinuar instilar insuflar persuadir plantar soprar sugerir
insipid insoss melancolic monoton relambori sensabor
insipienci loucur
insistenci instanci obcecaca obstinaca perseveranc pertinaci teim tenacidad
insistent obstinad perseverant recalcitrant renitent teimos
insistir instar martelar obstinab perseverar persistir porfiar recalcitrar redobrar repisar teimar
insociavel intratavel misantrop
insofismavel irrefragavel irrefutavel logic nitid
insofrid malsofrid
insolenci insult ofens ousadi petulanci protervi
insolent malcriad metedic ousad petulant procaz
insolit inusitad
insondavel misterios profund
insoni noitad vigili
insoss insuls
inspeca visit revist
inspecionar revistar vigiar visitar
inspetor superintendent
inspiraca lembranc nume plectr revelaca sugesta suspir
inspirar meter soprar sugerir sugestionar
instabilidad leviandad mobilidad mutabilidad volubilidad
instalaca instauraca locaca
instanci juiz jurisdica pedid perseveranc rogo solicitaca suplic
instant moment ocasia pertinaz urgent
instantane momentane rapid repentin subitane subit transitori veloz
instar pedir persistir solicitar suplicar
instaurar instituir
instavel movedic movel mudavel mutavel vacilant vari versatil voluvel
instigaca persuasa sugesta
instigad movid
instigador insuflador
instigar persuadir recomendar
instilar insuflar persuadir
instintiv maquinal natural
instituica institut
instituir nomear
institut norm regim regr
instruca ordem preceit sabedori saber
instruid lido preparad
instrument titul utensili
insubmiss insubordinad refratari
insubordinaca rebelia revolt sedica
insubordinad levantad rebeld
insubordinar insurgir revoltar sublevar
insubornavel integr reto
insucess malogr
insuficienci mingu
insuflar rir soprar
insulad isolad separad
insuls sensabor
insult motej ofens retaliaca ultraj vituperi zombari
insultar maltratar ofender provocar retaliar ultrajar vituperar xingar
insuperavel invencivel irremovivel irreparavel
insuportavel intoleravel irritant rudo turbulent
insurgent revel rebeld revoltos
insurgir rebelar revoltar sublevar
insurreica levantament motim pronunciament revolt sublevaca
insurret rebeld revoltad revoltos revolucionari
intat inteir inviolad puro salv virgem
integerrim justiceir
integr inteir invulneravel just prob reto sao todo virtuos
integral integr inteiric inteir perfeit radical total
integrar inteirar
integridad inteirez purez retida virgindad
inteir plen todo total
inteirar notificar perfazer preencher terminar
inteirez probidad retida
inteiric macic
inteiricad teso
intelect inteligenci ment percepca
inteligenci juiz lucidez ment queng talent unia
inteligent lucid penetrador penetrant perit versad
inteligivel perceptivel
intempestiv repentin subit
intenca intent intuit mira plan proposit tenca veleidad vontad
intencional premeditad propositad proposital
intencionar planear projetar tencionar
intender superintender
intens penetrant poderos rijo veement violent vivo
intensa intensidad veemenci
intensidad proporca veemenci
intent intuit mira opinia plan pressupost proposit tenca
intentar planejar pretender projetar propor tencionar tentar
intenton mazorc motim revolt
intercadenci interferenci interrupca
intercadent intermitent irregular
intercalaca interpolaca
intercalar interpolar interpor intrometer serzir
intercambi mutuaca permut troc
interceder pedir rogar solicitar
interceptar interromper
intercessor intermediari mediador medianeir
intercis retalhad trincad
intercorrenci irregularidad variaca
intercorrent irregular variavel
intercorrer ocorrer sobrevir
intercurs trat
interdit isolad pasmad privad proibid suspens
interess juro lucr mercantilism proveit rendiment vantagem vontad zelo
interessant palpitant proveitos simpatic
interessar lucrar preocupar
interesseir negocist
interferenci intervenca
interferir intervir intrometer
interin momentane provisori temporari transitori
interior intern intestin intim intrinsec recondit
intermedi intervenca mediaca meio via
intermediari intermedi interventor mediador medianeir medi orga
interminavel prolongad
intermissa interpolaca interrupca interval
intermitenci interrupca interval parad
intermitent intervalad
intern intestin intim intrinsec
interpelar interrogar intimar perguntar
interpolaca interrupca
interpolad interrompid
interpolar interromper intervalar
interpor opor
interpret mediador representant turgima
interpretaca metafras significaca traduca trasladaca versa
interpretar representar traduzir verter
interregn interrupca interval parad
interrogar perguntar
interrogatori questionad
interromper romper suspender
interrompid interrupt saltead sobrestad
interrupca parad paralisaca paus suspensaocessaca tegu
interrupt suspens
interstici interval poro rend
interval meat trech vao
intervenca manifestaca mediaca
interventor mediador medianeir procurador
interverter inverter transtornar
intervir ocorrer sobrevir
intestin intim
inticar provocar teimar
intim intrinsec metid particul privad
intimar notificar ordenar
intimidad irmandad trat
intimorat valent
intitular proclamar titular
intoleranci intransigenci perseguica repugnanci rispidez violenci
intranquil preocupad sobressaltad
intranquilidad preocupaca sobressalt
intransigenci rigor teimosi
intransigent irredutivel obstinad refratari rigoros sever teimos
intratavel malhumorad orgulhos ranzinz selvagem soberb
intrepid ousad valent valoros
intrepidez ousadi valenti valor
intrig maquinaca mead mexeric novel tecedur teia tram tramoi tranc trancinh tric urdidur
intrigad preocupad
intrigant inzoneir levetraz linguarud maluizent maquiavelic maranhos mexeriqueir onzeneir
intrigar mexericar tecer tramar urdir
intrincad labirintic
intrinsec peculiar propri
introduca isagog preambul prefaca prefaci preludi prolog
introduzir intrometer meter penetrar por veicular
introit principi prolog
intrometid intrus metedic metid
intruja mentiros pantomimeir
intrujar lograr
intrujic logr lorot pantomim patranh peta pomad
intrus metedic metid
intuica percepca pressentiment previsa
intuit mira orjetiv plan proposit
intuitiv obvi patent
intumescer rojar
intumescid tufad tumefat turgid
inundad submers
inundar invadir submergir
inusitad novo
inutil irrit ocios supervacane vao
inutilizar invalidar liquidar malograr neutralizar quebrar sufocar
invadir irromper ocupar penetrar
invalid irrit nulo
invalidar rescindir revogar
invariabilidad monotoni uniformidad
invariavel uniform
invectiv objurgaca ofens retaliaca
invectivar ofender retaliar
invencionic manh mentir tret
invencivel invict invi irredutivel irresistivel
invent segred
inventar maquinar mentalizar planearouplanejar tramar urdir
inventari list registr relaca rol
inventariar mencionar registrar relacionar
inventiv invent
inventiv inventor
inventor pai
invers invertid opost
inverter mudar opor trocar
invertid preposter
investid ofensiv tentativ
investigaca perquisica pesquis procur sindicanci tateaca verificaca
investigador pesquisador
investigar percorrer perquirir perscrutar pesquisar procurar rebuscar recorrer revolver sondar tatear verificar
inveterar radicar
invict vitorios
inviolad puro sagrad
inviolavel invulneravel sacrossant sagrad
invis odiad
invocaca oraca rogo
invocar rogar suplicar
involucr revestiment vaso
invulgar raro sobrenatural
invulneravel puro
inzoneir mexeriqueir sons
ipueir levar partir
ira odio rabi raiv sanh zang
iracund irascivel possess raivos torv
irad sanhud zangad
irar irritar
irascivel neurastenic sanhos
irisar matizar
irma sectari semelhant
irompac murr
ironi sarcasm satir zombari
ironic mordaz sarcastic satiric zombeteir
irracionalidad toleim
irradiaca projeca propagaca
irradiar lancar propagar transmitir
irreal supost
irrealizavel quimeric
irrefletid levantadic
irreflexa leviandad precipitaca loucur
irrefragavel segur
irrefreavel irreprimivel positiv
irrefutavel irreplicavel irrespondivel irretorquivel segur
irregular vari
irremediavel irremovivel irreparavel
irremissivel necessari
irreplicavel irrespondivel irretorquivel
irrepreensivel magistral perfeit
irrequiet levad peralt pressuros turbulent
irresoluca vacilaca perplexidad
irresolut perplex
irrespondivel irretorquivel
irrigar molhar regar
irrisa ludibri mofa zombari
irrisori ridicul risivel
irrit nulo vao
irritad nervos pitav raivos revoltad zangad
irritadic neurastenic
irritant provocant
irritar picar
irromper jorrar prorromper surgir
irroraca orvalh
irrorar orvalhar
irrupca surt
isagog premi
isca negac
isent livr perdoad virgem
isentar libertar livrar perdoar purificar relevar remitir
isolad retirad separad simpl singular situar solitari sozinh
isolament ostracism recolhiment separaca sequestr soledad
isolar separar
isrelens isrelit judeu judi
isrelit judeu semitic
iterativ repetid
itinerari program roteir trajet viagem
jabon jaquet
jaca manch
jact jorr repux
jactanci lodac orgulh ostentacaoalard pedantism presunca soberb ufani vaidad vanglori presepad pretensa pros prosapi soldad
jactancios pimpa presuncos soberb vaidos
jagunc matut sertanej
jalof rude
jamega rubric
janot manat pedant pelintr peralt peralvilh petimeter pimpa taful
jatanci lorot pedantism presunca soberb vanglori
jato lanc
jaul prisa
javard selvagem sujo
jazer morar permanecer
jazid mina veio
jazig mausoleu sepulcr sepultur tumb tumul
jeca matut tabareu
jeir peneir tamis
jeirar peneirar
jeit maneir modo propensa remedi tendenci volt
jejuador sobri
jejum privaca
jerebit parati
jeremiar lamuriar lastimar
jetatur mauolhad peso urucubac
jez laia ornat qualidad raca
joca ninhari pinoi trapalhad
jocos prazenteir trocist
jogar sampar
jogo partid preli
jogral jogralesc palhac trua
jogralidad palhacad
joguet ludibri mofa troc zombari
joia peca plac sinal
jornad march percurs viagem
jornal orga periodic salari
jornaleir obreir operari proletari
jornalist plumitiv
jorrar rebentar verter vomitar
jovem manceb moca moco rapaz
jovial ledo lepid magan prazenteir risonh
jubil prazer regozij satisfaca
jubilaca reform
jubilos ovant radios
judaic judi semitic
judeu judi semitic
judiaca maldad malvadez perversidad
judiar maltratar
judiari maldad mofa
judicios prudent sensat sentencios
jugo opressa sujeica
jugular subjugar
juiz raciocini mioleir opinia parecer prognostic prum quesit sens siso tenenci tino tribunal
julgad pensad tido tomad
julgament opinia sentenc
julgar opinar pensar pronunciar qualificar reputar sentenciar supor
junca ligadur reunia rodei unia
jungir prender subjugar submeter unir
junt liga mesa par reunia
junt pegad pert rent simultane unid
juntar ligar misturar pegar resumir reunir serzir sobrepor unir
jurad manifest patent
jurament promess sacrament voto
jurar protestar
jurisconsult jurist
jurisdica poder poderi vara
juro lucr premi redit rendiment usur
jururu sorumbatic trist tristonh
just legitim merecid nober prob reto sao
just luta pugn recontr
justador rival
justapor sobrepor
justar pleitear
justez precisa
justic raza retida severidad
justiceir just reto
justificaca raza
justificar legitimar provar retificar
juventud mocidad
ketesad tens
labar penda
labared sentiment vivacidad
labeu macul manch mazel nodo vituperi
labi leri maciot manh palavread palei pros solerci tapeaca
labil transitori
labirint mead
labirintic sinuos tortuos
labor labut lavor lida servic trabalh
laborios operos penos trabalhador trabalhos
labreg rustic
labrusc rude silvester
labut lida lufaluf trabalh
labutar lidar mourejar trabalhar
lacad laco
lacai sabuj servical
lacar prender
lacedemoni laconic
lacerar magoar pungir rasgar
laco liam logr malh traica vincul
laconic precis resumid sintetic sucint
laconism sobriedad
lacrimos lastimos plangitiv
lacte nive
lacun laps lomb omissa ramp soluca vao vazi
ladear margear quadrar
ladeir lomb quebrad ramp ribanceir subid
ladin sabid sagaz velhac
lado pano part
ladr latid
ladra larapi pirat rapinant
ladrad ladrid ladr latid maledicenci
ladreir patot roub trapac
ladrid ladr latid
lagrimejar prantear
laia qualidad raca rale
laiv listr manch nodo pint veio
laiv rudiment
laje lous
lama limo lodo tijuc vasa
lamacal lameir lodacal ludreir pantan tremedal volutabr
lamba palerm porc relaxad tolo
lambad lapad pancad sova trag tund vergastad
lambanc presunca
lambanceir presuncos trapaceir
lambara porc sujo
lambiscar petiscar
lambujem lucr
lambuzad sujo
lambuzar sujar
lameir pantan
lameir pantan paul tremedal
lament plangor prant queix suspir vagid
lamentaca lamuri lastim prantin prant queix queixum serrazin vagid
lamentar lastimar prantear sentir
lamentavel lastimos miser
lamentos lamuriant luguber plangent plangoros queixos querul
lamin lasc pranch talisc tira plac
lampan mentir peta
lampeir metedic pressuros
lampejar resplandecer
lamuri lastim prant queixum
lamuriar prantear
lanc mont ofert pano tiro
lanc ofert rasg risc trans
lanc venabul
lancament registr
lancar precipitar proferir projetar publicar regurgitar rejeitar varejar vomitar
lancinant pungent
lancinar pungir
languid morbid
languidez melancoli molez morbidez postraca quebrament quebrant tristez
lanh ranhur talh
lanhar retaliar
lantern luminari
lanzud maleducad
lapa loca socava
lapad vergastad
lapidaca poliment
lapidar polir
laps mancad nequic transcurs
lar ninh patri penat teto
larach motej troc
larapi manat
larg lato prac solt
largad partid piad prez
largad relaxad
largar partir rejeitar renunciar soltar
larguez largur latitud liberalidad prolixidad
largur latitud
lasc pedac talhad talisc tira
lascar quebrar rachar rascar
lasciv libidinos licencios lubric luxurios sensual
lascivi lubricidad luxuri sensualidad volupi voluptuosidad
lass laxo suxo
lassida quebrantament relaxaca
lastim mago miseri pena queixum
lastimar prantear
lastimos miserand plangent prantiv queixos trist
lateg pinguelim rebenqu vergalh vergast
latej palpitaca pulsaca
latejar palpitar pulsar
latent ocult
latid remors
latrin privad sentin
laud opinia
laudatici laudatori
laudatori panegiric
laurel premi
laut magnificent opipar ostentos profus suntuos
lavad limp
lavagem repreensa
lavar limpar purgar purificar
lavor lida ornat recam trabalh
lavour lavr roca
lavr mina trabalh
lavrad trabalhad
lavrador roceir ruricol sitiant
lavrar preparar trabalhar tracar
lazar lepros maldelazent morfetic
lazarent lepros maldelazent
lazeir lepr miseri penuri
lazer ocasia ocio passatemp vagar
leal sincer
lealdad probidad sinceridad
ledo risonh
legad sucessa
legal legitim licit permitid regular valid
legalidad retida
legalizar legitimar referendar validar
legar promulgar transmitir
legend lend letreir rotul
legitim litic revalidar lidim puro valid verdadeir veridic
legitimar perfilhar ratificar
lei norm preceit principi regr
leicenc tumor
leig profan secular temporal
leir rego sulc
leit maca
lema norm sentenc
lembranc lembret memori memorial mimo present recordaca reliqui rememoraca sugesta
lembrar memorar mencionar mentalizar observar ocorrer propor recomendar recordar reiterar sugerir
lembret nota recad
lend mentir narrativ tradica
lenh madeir
lenidad mansida suavidad
leniment lenitiv
lenir mitigar suavizar
lenitiv refrigeri
lent lerd moros paulatin pausad prolongad rapid ronceir suav tard vagaros veloz
lentida pachorr tardanc vagar
leonin monstruos perfid
lepid ligeir
lepros maldelazent morfetic
lequ ventarol
ler perceber predizer recitar
lerd moros pesad samong vagaros
lerdac pacovi
lerdez molez
leri loa palantrori pilheri
lesa ofens pancad prejuiz
lesar maltratar molestar ofender prejudicar
leseir palermic toleim
leso ofendid palerm patet tolo
lest ligeir vivo
letal matador mortal mortifer
letarg modorr torpor
letargi prostraca
letargic preguicos vagaros
letr letreir missiv promissori titul
letrad literat sabi
letreir rotul
leu ocasia ocio oportunidad tuna vagabundagem vagar
leva magot
levad molequ peralt terrivel traquin travess
levad sulc
levant motim nascent orient revolt sedica
levantad nober subid sublimad sublim
levantadic levian
levantament motim rebelia revolt sedica
levantar levedar mover retirar revoltar serguer solevar sungar suspender
levar mover portar raptar receber tirar transportar trasladar trazer vestir
leve levian ligeir maneir manual portatil suav superficial vaporos
levetraz mexeriqueir trancinh
levian ligeir precipitad precipitos
levit sacerdot
lexic vocabulari
lhan simpatic simpl sincer tratavel
lhanez lisur simplicidad sinceridad
liam ligaca prisa vincul
liar ligar unir
libar sorver tragar
liberal livr magnanim magnificent munificent munific rasgad
liberalidad magnanimidad munificenci
liberdad licenc permissa
libert salv solt
libertar livrar separar soltar
libertin libidinos licencios perdid satir
libertinagem licenciosidad prostituica salacidad sensualidad soltur tripudi
libidinos luxurios pornografic
libit talant vontad
librar pairar suspender
lica luta
lica preleca repreensa
licenc passaport pass permissa trel veni
licencios livr picant pornografic
licit permitid
lida lide refreg trabalh
lidador lutador pelejador
lidar lutar manobrar mourejar participar trabalhar trabucar tratar
lide litigi luta trabalh
lido versad
liga pact sociedad unia
ligaca nexo raiz relaca travaca unia vincul
ligad pres soldad submetid subordinad travad unid
ligar precintar prender reunir soldar unir vincular
ligeir pront rapid superficial vago veloz
ligeirez rapidez volubilidad
limar polir
limb orla zona
limiar portic
limit lind linh marc meta orbit risc termin term
limitaca modificaca reduca restrica term
limitad minguad modic reduzid restrit
limitar marcar moderar reduzir restringir
limitrof vizinh
limo lodo vasa
limp mund nitid perfeit puro varrid
limpar mondar purgar purificar raspar roubar tirar varrer
limpez nitidez perfeica purez saneament
limpid nitid puro sincer transparent
limpidez nitidez purez transparenci
lind primoros vistos
lindez perfeica
lineament plan
linguagem locuca
linguarud loquaz maldizent
linh norm raia regr risc trac
linhagem nasciment progeni tronc
lio molh
liquidar queimar
liso maci pelad plan raso
lisonj louvaminh louvor mimo palei
lisonjear prazentear prurir
lisonjeir mesureir satisfatori
list listr mapa nomenclatur paut relaca risc rol tabel
listr raia raja risc
listrad raiad rajad zebrad
lisur maciez probidad retida sinceridad
literal restrit rigoros
litic puro verdadeir
litigar questionar
litigi pendeng pleit questa
litoral margem prai
liturgi rito
livid macilent palid
livr pervi picant salv separad solt virgem
livr publicaca volum
livrar preservar purificar quitar resgatar salvar separar soltar
livret panflet
lixo sujidad
loa louvor
lobreg luguber medonh sombri tenebros tetric
lobrigar perceber
loca toca
local localidad lugar paragem pont siti
localidad lugar povoaca siti terr
locand tasc
locupletar saciar
lodac orgulh prosapi
lodacal pantanal pantan volutabr
lodo vasa
logic metod raciocini
logic procedent producent
logr ludibri mant mirosc mistificaca negac pantomim peta pinoi taboc tapeaca tramp
lograd mistificad
logradour passei prac
lograr mistificar obteb pintar
loja merceari
lombeir molez preguic quebrantament
lombrig verm
long longinqu remot
longanim magnanim pacient resignad
longanimidad magnanimidad nobrez
longev velh
longinqu porvindour remontad remot
loquacidad loquel palavread palavrori palr parolagem tagarelic verbosidad
loquaz palavros palrador tagarel verbos
loquel verbosidad
lordac opulent rico
lorot mentir
loroteir mentiros
lorp panem pascaci patec
lote magot padra quadr qualidad quinha recu terren
louc mentecapt temerari tresloucad varrid
louca taful
loucur temeridad
lour triunf
louvad perit
louvavel meritori notavel
louvor panegiric
lubric luxurios sensual voluptuos
lubricidad luxuri sensualidad volupi
lucern trapeir
lucid luzent
lucifer satan
lucilar luzir
lucivel pantalh quebraluz
lucr maqui pechinch percalc pro produt prol proveit provent redit resultad usur vantagem
lucrar papar pechinchar sacar
lucrativ polpud produtiv proveitos rendavel rendos util vantajos
ludibri tapeaca
ludibriar menosprezar tratantear zombar
ludreir pantan
lufad rajad refreg
lufaluf press trabalheir
lugar palc paragem part posica povoad siti terr
lugarej povoaca povoad
luguber lutuos macabr medonh melancolic pavoros sinistr sombri soturn tetric trist tristonh
lume luz
luminar luzeir notavel
luminari luster luz
luminos luzent resplandecent vivid
lunatic maniac tarad
lupanar prostibul serralh
lura toca
luster poliment verniz
lustrar polir
lustros luzidi magnific notavel reluzent ters
luta pelej pendenci pleit preli procel pugilat pugn recontr rolo testilh
lutador pelejador pugnaz
lutar militar pelear pelejar propugnar pugnar tapar tercar
luto mago nojo pesar tristez
lutuos trist
luxar ostentar
luxo opulenci ostentaca ostentacaoalard pomp suntuosidad trinqu
luxuos ostentos suntuos
luxuri sensualidad vico voluptuosidad
luxurios satir
luz reflex saber
luzeir luzern sabi
luzent refulgent resplandecent rutilant rutil
luzid nitent pompos vistos
luzidi pompos vistos
luzir medrar refulgir resplandecer rutilar
macabr tragic
macac mono simi
macac peso urucubac
macad paulificaca seca seringaca serrazin trabalheir xaropad
macador macant perob secant xarop xaropos
macambuzi mazanz meditabund melancolic misantrop retraid sorumbatic tristonh
macant pau
macanud notavel respeitavel
macar paulificar pisar serrazinar
macat ruim
macerar martirizar mortificar
mach masculin valent varonil vigoros
machucar magoar molgar pisar triturar
maci plastic seren suav tenr untuos
macic solid
maciez maciot suavidad
macilent magr palid
maciot manh ocio
macot poderos superior
macud monoton
macul manch nodo sena tara vilipendi
maculad manchad sujo
macular manchar profanar prostituir sombrear
macumb xang
macumbeir quiromant
madeir pau
madeix tranc
madorn modorr
madr matriz
madrac mandria ocios preguicos
madracari ocio preguic vagabundagem
madrugad manh
madur maturad sabi sazonad
maduraca maturaca sazonament
madurez maturaca maturidad sazonament siso
magan travess
magi magic
magic mago nigromant pelotiqueir prestidigitador sabid
magic maniganci prestidigitaca
magicar matutar parafusar pensar
magistral notavel perfeit
magn notavel
magnanim munificent nober
magnanimidad magnificenci munificenci nobrez
magnat mandachuv poderos potentad procer
magnetism seduca
magnetizar seduzir
magnific papafin notavel opulent ostentos pastos precios regi sublim suco supimp
magnificenci majestad munificenci opulenci ostentacaoalard pomp requint suntuosidad
magnificent magnific munificent pompos solen suntuos
magnitud tamanh
mago pena pesar queix ressentiment sofriment suplici tristez
mago sedutor
magoad pesaros pisad ressentid sentid
magoar melindrar molestar ofender penalizar pisar pungir ressentir triturar vulnerar
magot manad pugil ranch recu turm
magr mirrad parc ressequid seco xendengu
maioral manda
majestad nobrez pomp solenidad sublimidad
majestos pompos senhoril solen sublim suntuos
mal molesti ofens
malandr meliant patif rufia sorn tratant vadi vagabund valdevin velhac
malandragem ociosidad vadiagem
malari seza
malbarat malversaca
malcriad maleduacd vila
maldad malefici malici malignidad malvadez nequici pecad perversidad pravidad ruindad
maldelazent morfetic
maldica prag
maldit pervers sinistr
maldizent maledicent
maldizer praguejar
maldos malfeit malicios pervers
maleavel submiss
maledicent maluizent mordaz
malefic malevol malfazej nociv pernicios prejudicial
malefici sortilegi
malestar molesti morrinh ressac
malevol malfazej pervers venenos
malevolenci malquerenc
malfeit mau
malfeitor matad pistoleir salteador sicari
malh malhad pint pirrac tram
malhad manchad pintad pintalgad
malhad tram
malhadic relaps
malhar martelar zombar
malhumorad rabugent ruvinhos zangad
malici malignidad nequici
malicios marot obliqu picant retrincad sagaz taimad velhac
malign mau nociv pernicios
malignar perverter viciar
malignidad malvadez perversidad
malogr reve transtorn
malograd perdid
malquerenc rancor
malquerer odiar
malquist odiad
malsadi malsa
malt matilh quadrilh suci
maltrapilh roto
maltratar molestar ofender prejudicar rostir seviciar tempestar tiranizar tratavel tratear ultrajar
maluc vesan
maluqueir maluquic
malvad mau pervers ruim
malvadez perversidad pravidad sevici
malversaca roub
malvist suspeit
mama teta uber
mambemb ordinari rele
mameluc mestic
mamparr suci trapac velhacari
mamparrear mangar
mana prazer
manad pont
manadeir manancial nascent
manancial matriz mina nascent origem repositori
manar proceder provir verter
manat velhac
manc manquitol
mancad rata tolic
mancar manquejar
manceb moco rapaz
manch nodo pint
manchad mosquead
manchar marear mazelar sombrear sujar
mand ordem ordenaca ordenament poder soberani
manda opressor pared
mandachuv manda
mandad mandament ordem ordenaca recad
mandament ordem preceit
mandar obrigar ordenar preceituar prescrever reger reinar remeter
mandat mand ordem
mandatari procurador representant
mandibul maxil queixad
manding pucang
mandri negligenci preguic vadiagem
mandria manzanz pangai preguicos ronceir tunant
mandriar vadiar vagabundear
mandureb parati
maneir manual pequen portatil
maneir meao meio metod moda modo ordem process sistem sort teor
manejar manipular manobrar manusear tracar versar
manent permanent
mangaca motej troc zombari
mangar trocar zombar
manh obrepca obstinaca ronh sagacidad sestr socap solerci teimosi tret
manhos marombeir matreir partist pisamansinh sagaz solert sons sorn sorrateir vulpin
mani obsessa sestr singularidad teimosi venet vici
maniac pancad
maniatar prender proibir subjugar tolher
manifest notori obvi ostensiv palmab palpavel patent plataform proclamaca public sabid sensivel visivel
manifestaca revelaca sinal
manifestar palear patentear retratar
maniganci prestidigitaca
maninh rustic silvester
maniprest prestiman
manipular manufaturar
manobr moviment operaca
manobrar mover proceder trabalhar
mans placid qued seren sossegad suav tranquil
mansa morad residenci situaca
mansida mansuetud placidez suavidad submissa
mansuetud quietud serenidad
mant ponch tunic veu
mant tratantad velhacari
mantenc manutenca sustent
manter observar permanecer prover sustentar
manual portatil
manusear menear
manzanz pachorrent preguicos
mapa plant quadr relaca
maquiavelic perfid traiceir velhac
maquinaca tram urdidur
maquinar planejar projetar tecer tracar urdir
maranhos mentiros
marasm melancoli pasmaceir sonolenci
maraton meretriz prostitut rameir
maravilh portent prodigi
maravilhad pasmad perplex surpres
maravilhar surpreender
maravilhos milagros mirific portentos prodigios romanesc surpreendent
marc meta moira
marc moss nota pech pint sinal timber
marcad notavel perfeit pronunciad
marcar perseguir prescrever riscar
march pass pont progress seguiment transit
marchar pagar palmilhar progredir seguir
marchetad matizad
marchetar matizar tauxiar
marejar pingar verter
marfad ressabiad zangad
marfar ofender
margear orlar
margem motiv ocasia oportunidad orla ourel prai pretext riba ribanceir
maric medros poltra
maridar rapaga
marinh prai
marinhagem tripulaca
marinheir maritim maruj naut navegador
mariol tratant
marionet titer
maritim maruj navegador
marmanj rapaga
marnel pantan paul
marombeir vadi
marot patif tratant travess
maroteir patifari tratantad velhacad velhacari
marrad testad
marran sordid sujo
marru novilh
martelar repisar teimar
martiri provaca suplici torment tortur
martirizar mortificar seviciar torturar
maruj naut
mas objeca obstacul pois porem sena todavi
mascar mastigar meditar planear repisar resmungar rer
mascarad ocult
mascarar ocultar simular
mascot talism
mascul robust varonil viril
masculin mascul varonil viril
masmorr prisa
masort mofin peso urucubac
mass mole multida povo totalidad volum vult
massacr matanc morticini
massud volumos
mastigar ponderar resmungar triturar
mata selv
mataca naco pedac pedregulh
matad ordinari ruim
matador mortifer
matagal mato sarc
matanc mortandad morticini
matar prostrar saciar sacrificar trucidar vencer
materi motiv substanci objet
material mundan prosaic
matilh quadrilh suci
matinad ruid traquinad
matizad recamad variegad versicolor
matizar salpicar variar
mato selv
matraquear vaiar
matreir ressabiad sorrateir taimad
matrimoni nupci
matriz mold principal reservatori
matul suci
maturad sazonad
maturidad perfeica saza
matut roceir sertanej tabareu
matutar parafusar pensar planejar refletir ruminar
mau nociv pervers ruim tiran
maucheir morrinh
maul mole ruim
mauolhad quebrant
mausoleu sepultur tumb
mavios tern
maxil queixad queix
maxim ment principi proloqui proposica proverbi rifa sentenc
maxim principalment sobretud
maxim sumo supin
mazanz preguicos taciturn trist
mazel molesti
mazelar molestar
mazorc motim rebelia tumult
mazorr preguicos rustic tristonh
meandr rodei sinuosidad volt
meao median mediocr
meat poro
mecanism organism
meco sujeit tido
mediador medianeir procurador
median medi mediocr
medianeir ministr procurador
mediani moderaca vulgaridad
medic terapeut
medicament mezinh preparad remedi
medicar morder picar pungir
medicar receitar tratar
medid moderad
medid norm ordem padra proporca providenci vara
mediocr remenda trivial vulgar
medir pesar ponderar
meditabund meditativ melancolic pensativ sombri sonhador sorumbatic taciturn tristonh
meditaca ponderaca recolhiment reflexa
meditar pensar ponderar refletir reflexionar ruminar
meditativ melancolic taciturn
medo panic pavor poltronari recei sobressalt sobrolh sobross temor terror timidez tremeliqu
medonh metuend monstruos negr pavoros sinistr tenebros terrivel tetric torv
medrar progredir prosperar vegetar vicar vicejar vingar
medros mofin pavid poltra pusilanim receos timid temeros tremebund trepid
medul miol
mefistofelic sarcastic satanic
mefitic podr
meig suav tern
meiguic mimo suavidad ternur
meio modo recurs venabul via orga
meio poss subsidi
melancoli negrum nostalgi tedi tristez
melancolic merencori misantrop sombri sorumbatic taciturn trist tristonh
melhorament progress restauraca
melhorar prosperar reformar regenerar regularizar renovar reorganizar reparar sarar
melhori superioridad vantagem
meliac suav
meliant patif safardan velhac
meliflu melos suav
melindr ressentiment
melindrad molestad picad ressabiad
melindrar ofender pisar suscetibilizar vulnerar
melindros partist ressentid
melodi melopei modulaca music
melodios musical music sonoros suav
melopei music toad xacar
membrud musculos robust vigoros
memorand memoravel memorial papelet
memorar recordar
memoravel notavel rememoravel
memori nota notici recordaca rememoraca tradica
memorial nota petica
menca referenci registr
mencionar narrar nomear referir registrar relatar rezar
mendacidad mentir
mendicant mendig pedint pober
mendicidad miseri pobrez
mendig pedint plumitiv pober
menear mover sacudir saracotear
menei prepar saracotei
menin parvul pequen pequerruch petiz pirralh
meno sena
menoscab menosprez vilipendi vituperi
menoscabar menosprezar sobpor vilipendiar
menosprezar postergar sobpor vilipendiar
mensageir nunci portador propri
mensagem notici ofici plataform recad
ment preocupaca sentenc tenca
mentalizar recordar
mentecapt nesci sandeu
mentid vao
mentir novel patranh peta pomad potoc
mentir refalsear
mentiros parlapata pomadist potoqueir sicofant traiceir trapalha
mentor mester preceptor
mer pilar pulverizar ralar repetir repisar sovar trilhar triturar
merc perda
mercadejar mercar negociar trafegar traficar
mercar trocar vender
merceari vend
mereciment merit superioridad vali valiment valor
merencori soturn trist tristonh
meretriz prostitut rameir raparig
mergulhar submergir
merit superioridad valiment valor
meritori nober
mero puro simpl
mesa passadi reunia sustent tratament
mesad pensa pitanc
mesclad mist raiad versicolor
mesclar misturar sarapintar
mesm propri semelhant
mesquinh miseravel pequenin pirang pober ranhet somitic sordid sovin tacanh vil zuii
mesquinhari miudez vagabund
mesquinhez pequenez somiticari vilez sovinic
mester preceptor professor
mestic mulat pardavasc pard
mestri mestri perfeica perici
mestri perici proficienci
mesur reverenci salamalequ veni zumbai
mesurad prudent
mesureir servil
meta mira risc term
metafisic nebulos sutil transcendent
metafor translaca
metafras parafras
metamorfos mudanc mutaca transfiguraca transformaca
metamorfosear mudar transfigurar transformar
metedic metid penetr zabumbeir
meter penetrar por
meticulos minucios pontilhos prolix
metod modo norm ordem plan process regr regularidad rumo sistem
metodic ordeir pautad sistematic
metodizar ordenar regularizar
metuend pavoros terrivel
mexer misturar revolver tocar
mexeric tangerin
mexeric tecedur trancinh zunzum
mexeriqueir noveleir onzeneir
mexid mixordi
mezinh remedi tisan
mica migalh
micagem momic
migalh particul pedacinh sobej
milagros pasmos
milici trop
milionari nabab opulent ricac
militar pugnar soldad
mimo ofert prend present primor quindim regal tetei
mimos sensivel suav tenr tern
mimosear obseqijiab obsequiar presentear regalar
mina pechinch pepineir preciosidad
minar solapar
mingu necessidad penuri perd quebr
minguad miser privad
miniatur reduca resum sintes
ministeri ocupaca ofici secretari
ministr representant sacerdot secretari
ministrar prestar servir
minorar remediar suavizar
minuci minuciosidad ninhari niquic particularidad pormenor
minucios prolix rigoros
minuciosidad pormenor
minuscul miud pequenin
miol nucle
mioleir siso tent
mira objetiv orjetiv proposit
mirad olhadel olhar vist
miragem perspectiv visualidad
mirar olhar ver visar
mirific portentos prodigios
mirosc trapac velhacari
mirrad murch peco ressequid seco
mirrar murchar secar
misantrop solitari trist
miser vil
miseravel necessitad plumitiv pober sordid sovin tacanh vil
miseri pauperi penuri pequenez pobrez rafa
misericordi pena perda piedad remissa
misericordios piedos
missa obrigaca
mist misturad
mister necessidad ocupaca profissa servic trabalh urgenci
misteri mito precauca problem segred
misterios mistic obscur sibilin
mistic simbolic
mistificaca tapeaca
mistur salsad unia
misturad promiscu remexid revolvid
misturar reunir revolver tercar
mitigad suavizad
mitigar suavizar
mito quimer utopi
mitrad sabid sagaz
miud pequen
miudez rigor
mixordi salsad
mobil motor movel
mobilidad volubilidad
moca peta zombari pequen raparig senhorinh
mochil patu
moco muchach novo rapaz
moda uso voga
modalidad particularidad peculiaridad
model mold norm padra paradigm paraga personificaca regr tipo traslad
modelar pautar perfeit reproduzir tracar
moderaca prudenci sobriedad temperanc
moderad morigebad ordeir parc pausad prudent refread regrad sobri
moderar refrear refundir regular reportar reprimir temperar
modern novo present recent
modest modic obscur recatad simpl singel
modesti recat simplicidad timidez
modic parc pequen
modificaca mudanc reform remodelaca variaca
modificad reformad
modificar mudar reformar refrear remodelar restringir transformar variar
modo ordem process regim sistem sort via volt
modorr prostraca sonolenci
modulaca suavidad toad
mofa momo motej risot troc zombari
mofar motejar rir zombar
mofin poltra
mofo ranc
moid pisad ralad
molambent rasgad roto
mold padra tipo
moldur ornat quadr
mole preguicos ralo tenr
molecagem patifari
moleira moleng panem pomboc preguicos pung
moleng pamonh preguicos
molequ pandeg travess
molest penos prejudicial trabalhos tristonh
molestad ofendid pisad
molestar obsidiab ofender oprimir picar quizilar vexar
molesti padeciment
molez morbidez preguic quebrament quebrant ressac sopa tibiez
molh muralh pareda
molh punhad
molhad regad
molhadur propin
molificar suavizar
moment ocasia oportunidad
momentane provisori rapid temporari
momic momo trejeit
momo tepid trejeit zombari
mona porr
monarc soberan
monasteri mosteir presbiteri
mondar sachar
mono simi
monopoli poss privilegi
monoton morn uniform
monotoni ramerra sensabori tedi uniformidad
monstr movit
monstruos repelent
mont morr pilh rima ruma serr
mont seriedad soma
monta monteir multida pilh rima ruma
montanh mont serr
montant soma total valor
montar organizar preparar representar valer
monteir ruma
monticul outeir pinh tufo
monumental piramidal suntuos
morad moradi pousad residenci vivend
moradi residenci
moral norm procediment
moralidad pudor
moralizador salutar
morar residir viver
morbid quebrantad
morbidez quebrantament
morbific morbigen
mordaz picant satiric viperin
mordedor mordent pedint
mordent provocador pungent satiric
morder ofender queimar ratar rer trincar
mordid ofendid trincad
moren mulat trigueir
morigebad sobri
morment principalment sobretud
morn tepid
moros tardi tard vagaros
morr outeir serr
morredour mortal perecedor transitori
morrer parecer passar sucumbir terminar
morrinh quebrantament
morrinhent perrengu sarment
morrud volumos
mort obit passament pass term traspassament traspass trespass
mortal mortifer perecedor transitori
mortalidad mortandad morticini
mortandad morticini
mortificaca sofriment torment tortur
mortificad ralad
mortori olvid
mosquead pintad sarapintad
mosquear pintalgar pintar sarapintar
moss sinal
mosteir presbiteri
mostr prov
mostrad patent revelad
mostrar oferecer ostentar patentear provar retratar revelar significar
mote motej tema
motej remoqu sarcasm troc zombari
motejador zombeteir
motejar ridicularizar trocar zombar
motim rebelia rebordos rebulic revolt salseir sedica sublevaca sururu turbulenci
motineir revolucionari
motiv movel objet ocasia porqu pretext raza tema
motivad ocasionad
motivar ocasionar originar produzir
moto moviment
mourejar trabalhar
movedic solt
movel mutavel pretext trast volant
mover movimentar persuadir perturbar remexer saracotear tremular vibrar
movid ocasionad
moviment trafeg transit trejeit vida
muamb pechinchar roub traficanci trapac velhacari
muar mula
muchach rapaz
mucica safana
mudad transformad
mudanc mutaca permut substituica transferenci transfiguraca transformaca transposica troc variaca viravolt
mudar remover revirar substituir transferir transformar transmudar transplantar transtornar trasladar trepid trocar variar
mudavel vacilant variant variavel versatil
mudez mutism silenci
mudo silencios taciturn
mulat pardavasc pard trigueir
mulher senhor
mult pena
multida mund povareu povo quadrilh turb vaga
multifari multiform numeros
multiplic numeros variad
multiplicaca propagaca reproduca
multiplicar plumitiv repetir reproduzir
mund terr univers
mundan profan temporal terren
mungang trejeit
munhec puls punh
munificent munific
munir prover
muralh muro pareda
murch pensativ retraid seco trist
murchar secar
murmurar mussitar ramalhar resmungar segredar suspirar
muro pareda pared proteca
murr soco sopap tabef trampesc
musculos robust vigoros
musical music suav
mussitar segredar
mutabilidad variabilidad volubilidad
mutavel vari
mutilad truncad
mutism quietud silenci
mutuaca permut troc
mutuar permutar reciprocar trocar
muxibent pelancos rugos
muxing tund
nabab ricac
naca nacionalidad pais potenci povo
nacad pedac
nacional nativ patri vernacul
nacionalidad natural naturalidad patri
naco pedac talhad tassalh
naip qualidad
namor palei rabich xodo
namorad pequen
namorad pequen
namorar sapecar
narcotic soporifer
narcotizar paralisar
narraca narrativ recont relaca relat relatori resenh
narrar recitar redizer referir relacionar relatar rezar
narrativ recont romanc
nascent orient veio
nascer originar resultar surgir
nascid tumor
nasciment natalici origem progeni promanaca raca
nativ natural originari oriund patri provenient
natural oriund patri propri simpl
naturalidad simplicidad singelez
naturez qualidad sort temperament univers
nau navi
naufragi perd qued ruin sinistr socobr
nause nojo repuls
nauseabund nauseant nojent repugnant repulsiv
nauseant repugnar
naut navegador navegant
navegador navegant
navegar percorrer sulcar vogar
navi vapor
neblin nevo neveir
nebulos nevent obscur opac sombri trist turv
necedad palermic sandic tolic
necessari obrigatori precis
necessidad pobrez precisa privaca
necessitad pober precisad
necessitar precisar privar
nedi nutrid rolic
nefand obnoxi odios repugnant vil
nefast obnoxi ominos pernicios prejudicial tragic
nega negaca
negac seduca
negaca negativ recus
negar recusar refutar repudiar
negativ recus repuls
negligenci ociosidad preguic relaxament
negligenciar relaxar
negligent omiss preguicos relaps relaxad
negoci trafic transaca
negociaca negoci
negociar permutar trafegar traficar trocar vender
negociat traficanci trapac
negocist trapaceir
negr pret tenebros tetric tetr
negregad odios repulsiv
negror negrum negrur
negrum negrur
negrur perversidad ruindad trev
neofit novic principiant
nequici perversidad
nerv robustez valenti vigor
nervos neurastenic sensivel vigoros
nervosism neurasteni
nesci palerm parv patet tolaz toleira tolo
neutralizar paralisar
nevent nublad obscur
nevo penumbr
nexo unia vincul
nimi sobej superabundant
ninh valhacout
ninhari niquic nonad nuga ridiculari troc
nitent resistent
nitescenci reverber
nitid patent
nitidez purez
nivel norm paridad situaca
nivelad plan
nober preeminent qualificad remontad senhoril sublim vetust
nobrez qualidad
noca notici rudiment tintur
nociv perigos pernicios prejudicial ruinos
nodo pint
noit sombr trev tristez
noitad vigili
nojent repelent repugnant repulsiv revoltant sordid
nojo repelenci repugnanci repulsa
nomad profug vagabund
nomad vagabund
nomead notavel reputad
nomead notoriedad renom reputaca
nomear particularizar personalizar qualificar
nomenclatur vocabulari
nonad nuga
norm padra paradigm preceit principi regiment regr rumo treit trilh
normal ordinari regrad regular
nort orientaca rumo
nortear orientar
nostalgi tristez
nota observaca poleg relaca repar reputaca rubric timber tom voz
notar observar refletir reparar repreender tachar verificar
notavel piramidal ponderos preclar procer preminent rememoravel rumoros sabi salient singular transparent vistos
notici novidad publicaca sinops relaca rumor
noticiar publicar
notificar participar
notori patent popular proverbial public sabid vulgar
notoriedad publicidad
novat novel novic principiant
novedi rebent renov vergonte
novel novo principiant recent
novel romanc
noveleir trapaceir
novic principiant
novo original recent
nublad obscur preocupad sombri toldad trist
nublar obumbrar toldar
nuca permissa
nucle sede
nudez privaca simplicidad
nugativ vao
nulo vao
nume protetor
numer quantidad
numeros opulent sobej
nuncupativ oral
nutar oscilar vacilar
nutrica sustent
nutrid robust
nutrir proteger sustentar
nutritiv subtancial suculent
obcecaca obscureciment obstinaca obumbraca ofuscaca pertinaci teimosi
obcecar obdurar obscurecer ofuscar
obedecer observar ouvir respeitar satisfazer seguir venerar
obedienci respeit submissa sujeica vassalagem subordinaca
obedient obsequent observant respeitos submiss
obes pancud rotund ventrud
obic objeca obstacul tropec
obit passament
objeca observaca replic obstacul oposica raciocini
objet peca pretext proposit troc utensili
objetar opor reflexionar refutar replicar responder retorquir
objurgaca objurgatori repreensa
objurgar repreender
objurgatori repreensa
oblaca oferend ofert
obliterar obscurecer ofuscar raspar suprimir
obnoxi servil submiss
obnubilad perturbad
obnubilar obscurecer
obra produca produt publicaca trabalh trapac
obrar operar proceder
obreir oficial operari proletari trabalhador
obrigaca ofici onus preceit responsabilidad tribut
obrigad violentad
obrigar sujeitar violentar
obrigatori oficial sacramental
obsbqijiosidad obsequi
obscen porc pornografic torp vergonhos
obscenidad palavra
obscur tenebros umbratic
obscurecer ofuscar toldar turvar
obscurecid obumbrad ofuscad toldad
obscureciment ofuscaca
obsequent obsequiador
obsequi prestim servic
obsequiador servical solicit
obsequios oficios prestimos servical
observaca reflexa repar reprimend raciocini rubric
observad olhad ponderad
observador observant penetrador pesquisador
observanci penitenci uso
observar ponderar reparar replicar repreender respeitar seguir verificar obtempebab vigiar
obsess perseguid vexad
obsessa preocupaca
obsessor obsident
obsident sitiant
obsolet rancos
obstacul peia resistenci tropec
obstar obviar opor proibir tolher vedar
obstbuib obturar tapar
obstinab perseverar porfiar teimar
obstinaca tenacidad perric persistenci pertinaci pirronism reincidenci relutanci renitenci teim teimosi
obstinad perr pertinaz pirronic recalcitrant refratari reincident relutant renitent teimos testud
obstinar preservar recalcitrar teimar
obstruid oclus
obstruir obturar
obteb possuir
obtempebab ponderar responder
obter papar receber ter
obtid recebid
obturar tapar vedar
obtus romb rombud rude tosc
obumbraca sombr
obumbrad toldad
obumbrar toldar
obvi patent
obviar prevenir remediar
ocas ocident pent qued ruin
ocasia oportunidad quadr temp turn vagar vez
ocasionar oferecer originar produzir suceder trazer
ocident este pent
ocio preguic repous suet vagar
ocios superflu vadi
ociosidad panquec preguic repous vadiagem vagueaca
oclus tapad
oco vazi
ocorrenci sucess
ocorrer sobrevir suceder
ocult rebucad recondit secret solam solapad sumid velad
ocultar ofuscar retrair sepultar simular sonegar sumir tapar
ocupaca ofici poss servic taref trabalh
ocupar preencher servir tomar
odiad reprob
odiar renegar repelir
odio rancor repugnanci repuls
odios torp virulent vitand
odor olor perfum
odorant perfumad
odorifer olorant olorifer oloros perfumad recendent redolent
ofender pisar prejudicar profanar seviciar ultrajar vulnerar
ofendid picad prejudicad ressentid
ofens ultraj
ofensiv ultrajos
oferecer ofertar por prometer propor proporcionar render
ofereciment ofert
oferend ofert present
ofert promess propost
ofertar presentear
ofici profissa trabalh
oficial operari solen
oficin orifici tend
oficios servical
ofuscar toldar
olenci olor perfum
olent oloros perfumad
oleos untuos
olhad quebrant reputad vist
olhar olho reparar velar ver vist zelar
olheir vigi
olho perspicaci renov vist
olor perfum
oloros perfumad recendent
olvid repous
ombr robustez valor
omissa supressa
omitid pospost suprimid
omitir preterir saltar silenciar sotopor suprimir
ondead ondulad sinuos
ondear ondular serpear tremular
ondulad ondulant preguead
ondulant sinuos
ondular serpear
onerad sobrecarregad
onerar oprimir sobrecarregar vexar
oneros pesad
onus peso tribut
onust replet sobrecarregad
onzeneir usurari
opac sombri turv
opca preferenci
operaca transaca
operar proceder produzir realizar
operari proletari trabalhador
operos trabalhador
opim rico
opinar pensar votar
opinativ problematic
opinia parecer penad presunca quesit sufragi teimosi teori voto
opiniatic teimos
opipar pompos
oponent rival
opor rebater resistir
oportun propici
oportunidad vez
oposica relutanci resistenci veto
oposit opost
opositor rival
opress oprimid
opressa peso prepotenci sufocaca tirani vexaca vexam violenci
opressor tiran prepotent
oprimid perseguid sobrecarregad vencid vexad
oprimir perseguir premar premer tiranizar vexar
oprobri torpez vergonh vexam vilipendi
optar preferir
opulenci riquez
opulent pecunios principesc pujant rico suntuos vicos
oraca pratic prec proposica reza rogo sentenc serma suplic
orador pregador
orar perorar rezar suplicar
ordem ordenaca ordenament organism paz preceit prescrica providenci regr regularidad sequenci tranquilidad turn
ordenaca ordenament
ordenad paga remuneraca retribuica salari sistematic sold venciment
ordenar organizar preceituar prescrever promulgar prover providenciar querer regular sistematizar tracar
ordinari pifi plebeu prosaic pung raso regular rele ruim safad sez sordid tosc trast tratant trivial usual valdevin vulgar xendengu
orelhud parv tapad teimos
orfa privad
orga viscer
organism ser tessitur
organizaca tessitur
organizar prover sistematizar
orgi rapioc saturnal tripudi
orgulh presunca pretensa proa prosapi roco soberb sobranceri ufani vaidad
orgulhos presuncos pretensios soberb sobranceir vaidos
orientaca programaca rumo
orientador plasmador
orientar reger
orifici poro respiradour trabalh
origem primordi principi procedenci progeni promanaca provenienci raiz sement
original peculiar primitiv propri singular tipo
originar proceder produzir provir suscitar
originari oriund primitiv procedent provenient provind vind
oriund procedent provenient provind vind
orjetiv proposit
orla ourel prai tarj
ornad realcad recamad
ornament ornat
ornar povoar recamar
ornat remat
ornear rinchar zurrar
orvalh roci seren zimbr
orvalhar rociar
oscilaca vacilaca
oscilant perplex vacilant
oscilar tremer trepar vacilar vibrar
ostensiv patent propositad visivel
ostentaca vaidad vanglori
ostentacaoalard pomp vanglori
ostentar palear pompear vangloriar
ostentos pastos principesc teatral triunfant ufan
ostracism proscrica reclusa
otari pacovi papalv patureb tolo
otim superior supimp
ourel tarj tira
ouricar ricar
ousad petulant temerari
ousadi petulanci
ousar tentar
outorgad permitid
outorgar permitir
outr seguint
ovacionar ovar saudar
ovant radiant satisfeit triunfant vitorios
ovar saudar
pachorr paus remanch vagar
pachorrent remancha
pacienci resignaca
pacient tolerant
pacificar serenar tranquilizar
pacot volum
pacovi papalv parvalha pascaci tolaz
pact transaca tratad
pactuar tratar
padecer sofrer
padeciment sofriment
padr paroc prelad sacerdot
padra paraga transunt
paga recompens remuneraca salari
pagament recompens volt
pagar solver
pago quit saldad
pai protetor
pairar papaguear tagarelar
pais patri plag potenci regia terr
paisagem panoram vist
paixa parcialidad pesar rabich sentiment
paladar sabor saib
paladi proteca salvaguard
paladin pioneir
palanqu palc tablad tribun
palantrori palavread palavrori tagarelic
palavr promess term verb vocabul voz
palavread palavrori parleng parouvel
palavrori rabulic
palavros prolix verbos
palc ramp tablad
palear patentear propalar tagarelar
palei tapeaca
palerm parv patet tolo zebroid
palermic parvoic tolic
palestr pros trel
palestrar prosear
palhac polichinel titer trua
palhoc tijupaoutijupar toca
paliativ procrastinaca
palicad trincheir
palmear trilhar
palpavel sensivel visivel
palpit pressentiment suposica
palpitaca pulsaca
palpitar pressentir pulsar supor titilar
palr tagarelic
palrador tagarel
paludos pantanos
pamonh troux
panc pandulh panturr venter
pancad percurs pugilat pulsaca taca
pancadari rebordos tund
pand solt
pandeg patusc
pandeg rapioc reinaca troc patuscad pepineir
pandilh pulh vadi
pandulh venter
panelinh suci
panic sust terror
pano superfici tecid tela
panoram perspectiv vist
panquec vadiaca
pantalh quebraluz
pantan sang tijuc volutabr paul
pantanal tremedal
pantanos uliginos
pantomimeir trapaceir
panturr prosapi vaidad
papafin saboros
papaguear parolar tagarelar
papalv pascaci patet simplori
paparrota parlapata vaidos
paparrotic prosapi
papeir papo parotidit
papilom verrug
papud valent
par semelhant
parabol paremi
parad paralisaca paranc paus pont tegu
parad paralisad qued quiet sedentari sobrestad suspens
paradigm regr
paraga semelhanc tipo
paragem remans siti zona
paralisaca suspensa
paralisar parar sustar tolher
paralisi tolhiment
paralitic tolhid
paranc repous
parar redundar sobrestar suspender terminar
parati ping
parc poupad sobri
parceir soci
parcel part particul pedac porca segment sociedad
parcel recif
parcial sectari
parcialidad partid
parcimoni poupanc sobriedad
pard tuir
pardieir taper
parecenc paridad semelhanc similitud
parecer penad presenc sufragi terminar voto
parecid parent semelhant
pared procer tabiqu tapum
paredr procer
paremi proverbi sentenc
parent semelhant
parentessc semelhanc
paridad semelhanc
parir produzir
parleng parouvel rixa
paroc pastor prelad sacerdot vigari
parodi reproduca
parolagem trel verbosidad
parotidit trasorelh
parpalhic parvoic tolic
part pedac porca quinha quot ramo seca segment
participaca recad
participant quinheir
participar partilhar quinhoar transmitir
particul pessoal privad privativ reservad
particular peculiar privad privativ propri
particularidad peculiaridad pormenor propriedad singularidad
particularizar singularizar
partid peca pirrac preli remess retirad said troc
partid picad quebrad rebentad seit sequel
partidari proselit sectari seguidor sequaz simpatizant soldad
partilh porca quinha repartica
partilhar partir repartir
partir quebrar romper sair seguir separar varar zarpar
parv paspalha patec pequen tant tolo
parvalha patet
parvidad pequenez
parvoic parvulez patetic sandic tarouquic tolic
parvul pequen
parvulez puerilidad
pascaci patet tolo
pasm surpres
pasmaceir quietaca ramerra serenidad
pasmad pasm perplex petrificad surpreendid surpres suspens
pasmar petrificar surpreender
paspalha toleira tolo
pass permissa
pass situaca
passad transcorrid velh
passadi prat regim
passadic passagem
passadour passageir transitori
passageir perfunctori provisori temporal temporari transeunt transitiv transitori viador viajant viajor
passagem port serventi transcurs transferenci transit transmissa
passament traspassament traspass trespass
passaport pass
passar perpassar secar sofrer transcorrer transitar transpor ultrapassar
passavel plausivel suportavel toleravel
passear perambular
passei volt
past tema
pastor sacerdot
pastorar vigiar
pastoril rustic
pastos viscos xaropos
patead surriad vaia
patec patet
patent pervi present visivel
patentear provar representar revelar
patet sandeu toleira tolo
patetic sentimental tocant
patetic tolic
pati vestibul
patif picar salafrari sicofant
patifari poucavergonh tribof velhacad velhacari
pativel sofrivel toleravel
pato patureb
patot tribof
patra senhor
patranh peta potoc
patri terr
patri vernacul
patriarcal respeitavel venerand
patrocinad protegid
patrocinador patron protetor
patrocinar proteger
patrocini proteca
patron protetor
patron protetor valedor
patu talism
patureb tolo troux
patuscad pepineir reinaca
pau soporifer troch vara varapau
paul sang tremedal
paulad ripad
paulatin tard vagaros
paulificaca xaropad
paulificant perob soporifer
pauperi penuri pobrez
paus suspensaocessaca vagar
pausad vagaros
paut relaca
pautad regular
pautar regrar relacionar riscar
pavid temeros
pavilha penda tend
paviment piso soalh
pavonear proteger
pavor sobressaltar sust temor terror
pavoros temeros terrificant tetric tetr torv tremend
pavul pedant
paz quietaca quietud repous serenidad silenci sosseg tranquilidad
peanh pedestal soco supedane suport
pear prender
peca pedac peta
pecad qued transgressa vici
pecem pens tort
pechinch pepineir
pechinchar regatear
peculi reserv riquez
peculiar privativ propri
peculiaridad propriedad singularidad
pecunios rico
pedac porca post quinha retalh segment taco tassalh
pedacinh tico
pedant pelintr presuncos pretensios semostradeir vaidos
pedantism presunca prosapi vaidad
pedeboi persistent trabalhador
pedestal supedane suport
pedevent tufa vendaval
pedid petica pistola requisica rogo solicitaca solicitad suplic
pedint pober
pedir perorar reclamar requerer requisitar rogar solicitar suplicar
pedr roch seix
pedregulh pened
pegad rast rastr sinal treit vestigi
pegad unid vizinh
pegadic pegajos
pegajos viscos xaropos
pegar prender segurar transmitir
pego pelag sorvedour voragem
peia trav trava
peir solo terr
peit seio teta valor
peit suborn
peitar subornar
peitud troncud valent
pejad replet ruborizad
pejar recear vacilar
pejo pudor recat rubor vergonh
pejorar rebaixar
pejorativ ultrajant
pelag profundidad voragem
pele tez
pelej pugn recontr refreg
pelejar pugnar
pelintr taful
pelo penugem sort ventur
pelotiqueir trua prestidigitador saltimbanc
pelud pilos timid
pena penalidad piedad plum punica ressentiment sanca tristez
penach plum
penad voto
penalidad punica
penalizar pungir
penc porca quantidad
pendenci pendeng querel questa rixa
pendeng rixa
pendent pendurad suspens
pender pendurar propender tender
pendid pendurad pens recurvad virad
pendor propensa qued tendenci
pendurad pensil suspens
pendurar suspender
pened penh penhasc roch roched
penedi roch
peneir tamis
peneirar tamisar
penetraca perspicaci vivacidad
penetrador penetrant perspicaz
penetrant perspicaz profund pungent sagaz
penetrar perfurar retransir romper transpor traspassar
penh roch roched
penhasc roch roched
penhor testemunh
penhorad reconhecid
pensa pitanc rend retribuica
pensad refletid
pensar raciocinar refletir ruminar supor tratar verrumar
pensativ preocupad
pensil suspens
penumbr retraiment
penuri pobrez rafa
pepineir sinecur
pequen pequerruch petiz pimpolh pirralh rapaz tacanh
pequen raparig
pequenez servilism
pequenic sandic
pequenin raquitic
peralt peralvilh petimeter traquin
perambeir precipici
perambular vagabundear vaguear
perapad plebeu
perc perd prejuiz
percalc trabalheir
perceber receber sentir ver
perceptivel transparent visivel
percorrer transitar trilhar viajar
percurs trajet transcurs
percutir tocar
perd prejuiz quebr reve ruin sumic
perda relevaca relevament remissa veni
perder sumir
perdica ruin
perdid transviad tresmalhad
perdoad relevad
perdoar poupar prelevar relevar remitir
perdoavel remissivel
perdulari prodig
pereb sarn
peregrin raro singular viandant
peregrinaca viagem
peremptori terminant
peren perpetu
perenal peren perpetu
perfeica primor purez requint
perfeit primoros
perfid traiceir traidor vulpin
perfidi perversidad rasteir traica
perfil representaca
perfum trev
perfumad recendent redolent
perfunctori rapid superficial
pergunt quesit questa
perguntar procurar
perig risc
perigos suspeit
perimetr raio zona
period quadr quartel
perit profess proficient sabi tecnic traquejad versad
permanecer persistir plantar restar subsistir
permanent perpetu
permissa privilegi toleranci veni
permitir suportar tolerar
permut transferenci troc
permutar reciprocar trocar
pernicios ruim
pernostic precios prosist salient
perpassar postergar transcorrer transferir
perpassavel toleravel
perpetuar propagar
perplex surpreendid surpres vacilant varad
perquirir pesquisar
perr recalcitrant resistent teimos tratant
perrengu ruim
perric pertinaci teimosi
pers persian persic persi
perscrutar sondar
perseguir tempestar vexar
perseveranc persistenci pertinaci porfi teim tenacidad
perseverant persistent tenaz
perseverar persistir
persian persic persi
persic persi
persistenci teim tenacidad
persistent pertinaz tenaz renitent teimos
persistir preservar subsistir
personagem personalidad pesso protagonist
personalizar personificar
personificaca prosopopei tipo
personificar representar simbolizar
perspectiv possibilidad vist
perspicaci sagacidad sutilez
perspicaz profund sagaz sutil
persuasiv suasori
pert proxim vizinh
pertenc propriedad
pertencent pertinent referent relativ respeitant tocant
pertinaci porfi reincidenci renitenci teim teimosi tenacidad
pertinaz porfiad relutant teimos tenaz
pertinent propri referent relevant
perturbaca surpres transtorn turbaca turbulenci turvaca
perturbad transtornad zaranz
perturbar toldar transtornar trepid turbarouturvar vascolejar
pervers ruim subversiv viperin
perversa torpez vici
perversidad picardi pravidad ruindad
perverter viciar
pervertid podr
pesad rude tard trabalhos
pesadum peso
pesar ponderar pungiment remordament remors sentiment tristez
pesaros sentid trist
pescar saber sondar
pesi trov
peso urucubac
pespegar pregar
pesquis procur
pesquisar profundar
pessimist terrorist
pesso ser sujeit
pessoal privad
pest prag
peta pomad potoc
peta vate
petic sedutor suav
petica representaca requeriment rogo suplic
petisc piteu
petiscar provar trincar
petiz pirralh
petizar versejar
petre petrificad resistent rijo
petulanci salienci veleidad presunca protervi
petulant presuncos proterv salient
piad picuinh pilheri remoqu
picad vered
picant queimant queimos salgad
picar pungir
picar velhac vila
picardi pirrac
picaresc ridicul
pico pincar pont queimor vertic
picuinh pirrac satir
piedad religia remissa santidad
piedos pio religios
pieg romantic sentimental tolo
pifi rele sordid
pilh pinh rima ruma
pilhagem roub saqu
pilhar roubar surpreender
pimpa valenta
pimpar pompear
pimpolh pirralh rebent
pinacul pincar vertic
pinch pulo salt
pinchar pular saltar
pindaib prontida quebradeir
pingu produtiv rendos
pinguelim vergalh vergast
pinh ruma
pinim prag
pinot piruet pulo salt
pint sinal
pintad retratad
pintalgad variegad
pintalgar salpicar sarapintar
pintar surgir tingir
pintur quadr retrat tela
pio religios
pipa tonel
pira sarn
pirang pober
pirat safardan sedutor traficant velhac
piratari roub
piriric rapid sirigait
piroc sovin zangad
pirrac pont
pirronic rabugent teimos
pirronism rabugic teimosi
piruet salt
pisa sova surr tund
pisad socad sovad trilhad
pisamansinh sons
pisar pisotear socar sopear trilhar triturar
piso soalh
pist procur raia rast vestigi
pistola proteca recomendaca
pistoleir salteador
pitav raivos
piteu quitut
pito repreensa
pitomb tapa
pitonis quiromant
pitoresc suav
placid qued quiet sossegad tranquil
placidez sosseg tranquilidad
placitar ratificar sancionar
plag regia zona
plagiar roubar
plain planici varze
plan plant preparaca program programaca projet prospect raso tracad
planalt planur
planear premeditar tracar
planearouplanejar projetar tencionar tracar
planejar preparar programar projetar
plangent plangoros prantiv querul trist
plangitiv plangoros
plangor prant
planici plan planur rech vale varze
plant projet risc tracad
plantaca roca
plantar propagar semear
planur rech varze
plataform program simulacr terrac
platitud sensabori trivialidad vulgaridad
platonic romantic
plausivel provavel razoavel verossimil versatilidad
pleb populac populach povo rale vulgach vulg
plebeu rustic vil vila
plectr pesi
pleiad pugil punhad reunia
pleit pugn
pleitear renhir rivalizar sustentar
plen prenh refertoabundant
pletor superabundanci
plic refolh ruga
pober precisad quebrad
pobrez quebradeir tang
poca remedi xarop
poda reduca supressa
poder possanc possibilidad potenci potestad soberani virtud
poderi potenci pujanc
poderos potent prepotent rico soberan
podr putrefat putrid ruim
pois porem porquant porqu todavi
poldr potranc
polemic querel
polhastr rapaga
polichinel titer
policiar refrear rondar vigiar
polid politic sociavel ters urban
polidez poliment urbanidad
poliment verniz
polma tumor
polpud rendos ricac
poltra pusilanim sendeir
poltronari pusilanimidad
poluir profanar sujar violar
polvoros pulverulent
pomad presunca vaidad
pomadist vaidos
pomar quintal
pomp suntuosidad
pompos ruidos rumoros solen suntuos vistos
ponderaca raciocini reflexa tino
ponderad prudent sisud
ponderar refletir reflexionar
pont prevenca principi pua sumidad vertic
pont quesit tema term
pontiagud pontud
pontific prelad sacerdot
pontinh rixa
pontual precis religios
pontualidad precisa religiosasidad
populac populach povo
populach rale
popular sabid vulgar
por pousar situar
porc sujo torp
porca pugil punhad quantidad quinha raca seca segment
porcalha porc sujo
porcari sujidad
porejar verter
porem sena todavi
porfi teim tenacidad
porfiad renhid requestad
porfiar renhir rivalizar teimar
porqu que raza
porquant porqu
porret segur
port refugi
port talh taxa
portador propri veicul
portar proceder tratar
portavoz procurador representant
portent prodigi raridad
portentos prodigios raro regi
portic vestibul
porventur talvez
posica postur situaca
positiv pratic precis real terminant verdadeir
positivar precisar realizar
pospor postergar preterir sotopor
poss propriedad
possanc pujanc valenti vigor
possant potent pujant robust valoros vigoros
possess possuid
possibilidad probabilidad
possivel praticavel provavel realizavel sopa
possuid tido tomad
possuidor proprietari
possuir ter usar
post talhad
postergar preterir sotopor transgredir
posterior subsequent ulterior
postulant pretendent suplicant
postur situaca
potenci potestad vigor
potent pujant rude vigoros violent
potentad soberan
potoqueir prosist
potr potranc sort
poucavergonh tratantad velhacari
poupanc sovinic
poupar reservar respeitar
pous ranch telheir
pousad pous recolhiment residenci
povareu turb vaga
povo public
povoaca povoad
pranch tabu
prantin prant
prantiv trist
prat sustent
pratic prax sensat traquejad versad
pratic predic process rotin tato tirocini uso
praticant principiant
praticar pregar proferir realizar treinar versar
pravidad ruindad
prax ritual rotin uso
prazenteir risonh satisfeit
prazer praziment recrei regal regozij satisfaca voluptuosidad
preambul prefaci prodrom premi prolog
prear prender
prec premi recompens vali valiment valor
prec reza rogo suplic
precari provisori transitori vari
precatad precavid prudent
precatar precaver prevenir
precauca preservaca prevenca previdenci prudenci tenenci
precaver prevenir recatar resguardar revenir segurar
precavid prevenid prevident prudent
precedenci preferenci primazi prioridad
preceit prescrica principi regr regulament
preceituar prescrever
preceptor professor
precingir rodear
precintar rodear
precios raro rebuscad rico valios
preciosidad raridad
precipici sorvedour temb voragem
precipit precipitos veloz
precipitaca press rapidez rolda sofreguida temeridad
precipitad precipitos sediment
precipitos temerari
precipu principal unic
precis resumid rigoros
precisa rigor
preclar sabi
precoc prematur temporal tempora
preconici propagand reclam
preconizaca recomendaca
preconizar pregar professar
precursor prodrom
predestinad sant
predic serma
predica profeci prognostic vaticinaca vaticini
predicad qualidad
predileca preferenci
predilet preferid querid
predispor preestabelecer preludiar preparar prestabelecer
predisposica propensa tendenci vocaca
predispost preparad propens
predizer prenunciar profetizar prognosticar prometer vaticinar
predominar preponderar prevalecer
predomini preponderanci superioridad
preeminenci primazi superioridad vantagem
preeminent qualificad
preencher satisfazer
preenchiment realizaca
preestabelecer prestabelecer
prefaca prefaci premi prolog
prefaci premi prolog
preferenci primazi prioridad
preferir prepor
prefulgir resplandecer
preg quebr refolh ruga
prega proclam proclamaca reclam
preguicos ronceir sorn tard
preit respeit vassalagem veneraca
prejudicad quebrantad
prejudicial ruinos
prejuiz transtorn tropeli
prelad sacerdot
preli pugn
prelibar provar
preliminar preparatori previ primeir prodrom
preludi prenunci primordi prolog
premar vexar violentar
prematur tempora
premeditad propositad proposital
prement urgent
premi prolog
premi recompens remuneraca
premiar recompensar remunerar
preminenci salienci tumtdez
preminent ressaltad salient sobranceir sobrestant
prend present
prender reclusar seduzir segurar sojugar soldar ter unir vincular
prenh replet
prenunci pressagi previsa profeci prognostic sintom vaticini
prenunciar pressagiar profetizar vaticinar
preocupaca prevenca
preparaca preparativ prepar prevenca
preparad prest remedi tecid
preparar provocar talhar
preparatori previ
preponderanci prestigi supremaci
preponderar prevalecer
preposter transpost virad
prepotent tiranic violent
prerrogativ privilegi regali
pres prisioneir reclus segur soldad tolhid travad unid
prescienci pressentiment previdenci previsa
prescindir privar renunciar
prescrever receitar
prescrica provisa receit recip
presenc semblant serenidad visa
presenciar ver verificar
present regal
presentear regalar
preservaca prevenca
preservar resguardar salvar
preservativ preventiv
presidi prisa
presidir superintender
press prestez rapidez sofreguida trig urgenci velocidad
pressa violenci
pressagi pressentiment previsa profeci prognostic sintom
pressagiar profetizar prognosticar vaticinar
pressentir prever suspeitar
pressupor supor
pressuposica pressupost
pressupost suposica
pressuros solicit
prest proxim rapid
prest rapid veloz
prestadi prestativ prestimos servical servivel solicit
prestant prestativ servical
prestar proporcionar tributar valer
prestativ prestimos servical
prestez prontida
prestidigitador prestiman
prestigi vali valiment valor
prestigios procer respeitad
prestim serventi servic utilidad vali
prestimos servical solicit util
prestit procissa sequit
presumid presuncos regateir supost vaidos
presumir prever supor suspeitar
presumivel presuntiv provavel putativ
presunca suspeit vaidad veleidad
presuncos regateir soberb vaidos
presuntiv provavel
pretender procurar querer reclamar solicitar visar
pretens supost
pretensa vaidad vontad
pretensios regateir salient soberb vaidos
preterir sotopor
pretext subterfugi
prevalecer sobressair vencer
prevenca previsa vigilanci
prevenid provident receos ressabiad
prevenir ressalvar
prever profetizar prognosticar revenir supor
previdenci prudenci sensatez
prevident provid prudent sensat
previsa prognostic vaticini
prezad querid
prezar respeitar timbrar
primad primazi prioridad superioridad supremaci
primari primeir primev primitiv primordial principal
primazi prioridad superioridad supremaci vantagem
primeir primev prim primordial suprem
primev primitiv
primitiv primordial rudimentar
primordial principal
principalment sobretud
principi raiz regr rudiment sement teori
principi teori
principiar travar
prisa reclusa xadrez
prisc vetust
privaca supressa
privad secret valid
privad sentin
privar tirar tolher
privativ propri restrit
privilegi regali
privilegiar singularizar
pro prol proveit vantagem
proa soberb vaidad
prob reto
probidad pundonor seriedad virtud
problem proposica questa
problematic questionavel
procedenci progeni provenienci
procedent producent provenient provind vind
proceder procediment promanar provir sair vir
procediment regim tratament
procel tempestad temporal torment
procelos revolt tempestuos
process regim regr sistem
processar verificar
procissa sequit
proclam proclamaca
proclamar publicar
procrastinaca prolaca prorrogaca remissa transferenci
procrastinad retardad
procrastinar prorrogar protelar protrair tardar
procriar produzir
procurador representant
proditori traiceir
produca produt realizaca
produt proveit rend resultad
produtiv prolifer prolific proveitos rendavel rendos
produzir render
profan temporal
profanar violar
profeci vaticini
proferir pronunciar publicar soltar
profet vate vident
profetizar prognosticar vaticinar
proficienci vantagem
proficu proveitos util vantajos
profligaca ruin
profligad vencid
profligar verberar
profug transitori
profund recondit
profundar sondar
profundez profundidad
progeni prol tronc
prognosticar vaticinar
program projet prospect
programaca projet
programar projetar
progredir prosperar prosseguir
progress prosperidad seguiment
progressa progress
proibica repressa vedaca veto
proibir vedar
projeca relev
projet proposit prospect tracad trac veleidad
projetar tracar
prol proveit
proletari trabalhador
prolifer prolific
prolix superabundant verbos
prolongar protrair
proloqui proverbi rifa
promanaca provenienci
promess propost voto
prometedor promissor sorrident
promissor risonh
promissori titul
promover provocar suscitar
promulgar publicar transmitir
pront quebrad rapid resolut terminad teso
prontida quebradeir
prontuari registr
pronunciad salient
pronunciament rebelia sublevaca
pronunciar soltar
propagador propagandist
propagand publicidad reclam
propagar semear transfundir trombetear vulgarizar
propalar publicar semear trombetear vulgarizar
propender puxar tender
propensa qued tendenci vocaca
propici sopa sorrident
propiciar proporcionar vaticinar
propin suborn
propor sugerir tencionar
proporca regularidad relaca simetri
proporcionad proporcional
proporcional regular relativ simetric
proposica propost tese
proposit resoluca tenca
propositad proposital
propri semelhant talhad
propriedad sabor
proprietari senhor senhori
propugnar sustentar
prorrogar protelar
prorromper romper sair
prosaic rasteir trivial vulgar
prosapi raca vaidad
prosear tagarelar
proselit sectari sequaz simpatizant
prosopopei subterfugi vaidad
prospect tracad
prosper rico venturos virent
prosperar vingar
prossecuca prosseguiment seguiment
prosseguiment seguiment
prosseguir seguir
prostibul serralh
prostitut rameir raparig
prostraca quebrant quebreir
proteca quartel refugi socorr tutel tutori
proteger resguardar socorrer valer
protegid pupil valid
protelaca protraiment
protest reclamaca representaca
protestaca protest
protestar reclamar
protetor totor valedor
protetor tutriz
protocol registr
prov revelaca sabatin sinal testemunh
provaca sofriment torment trans
provad sabid
provar saborear tatear testar trincar
provavel verossimil versatilidad
provect sabedor velh
proveit utilidad vantagem
proveitos rendos util vantajos
provenient vind
provent rendiment resultad
prover providenciar sortir suprir
proverbi rifa sentenc
proverbial tradicional
provid servid sortid prudent
provident prudent
proviment provisa
provir resultar vir
provisori temporal temporari transitiv transitori
provocaca rept tentaca
provocador provocant tentador
provocant tentador
provocar puxar suscitar
proxim rent seguint semelhant vizinh
proximidad vizinhanc
prudenci prum reflexa sensatez serenidad sisudez tino
prudent refletid sabid sabi sensat sisud
prum tino
prurid sofreguida tentaca titulaca
prurir titilar
public sabid
publicaca vulgarizaca
publicar vulgarizar
publicidad vulgarizaca
pudend pudic vergonhos
pudibund pudic vergonhos virtuos
pudic recatad
pudicici pudor recat virtud
pudor pundonor recat vergonh
pujanc robustez vigor
pujant robust vigoros
pulajt pulsar saltar tumultuar
pular saltar
pulh safardan torp trast vil
pulo pulsaca salt
puls punh vigor
pulsilanimidad temor
pulverizar triturar triunfar
pung ruim
pungir torturar traspassar
punir reprimir
purez virgindad
purgant purgativ
purgar purificar
purificaca renovaca
purificad refinad
purificar refinar santificar sublimar
puro refinad sant simpl singel verdadeir virgem virginal virtuos
purpurear ruborizar
pusilanim temeros timid
pusilanimidad tremeliqu
putativ reputad supost tido
puxa repela
puxad trabalhos
puxar repuxar sacar sungar tender tirar
quadr resenh tabel tabu tela
quadr terren
quadrilh suci
qualidad raca sabor
qualificar timbrar
quanti quantidad soma valor
quao que
quart repartiment
quartel refugi
que sena
quebr quebradur tara transgressa vinc violaca
quebrad quebrantad teso
quebrament quebrantament quebreir rompiment transgressa violaca
quebrant quebreir
quebrantament quebreir
quebrar romper vencer violar
qued quiet seren sossegad tranquil
qued ruin tomb trambolha vocaca
queim queimaca queimad
queimaca queimad
queimad torrad tostad trigueir zangad
queimar tisnar tostar
queimos quent
queix queixum representaca ressentiment voz
queixad queix
queixos sentid
quejand semelhant
queng tino
quent sensual
querel questa
querer supor tender vontad
quesit questa
questa rixa rusg tese
questionar regatear
quidam sujeit
quiet remansad repousad sedentari seren sossegad tranquil
quietaca quietud remans repous serenidad silenci sosseg tranquilidad
quietud repous sosseg
quimer sonh utopi
quimeric romanesc umbratic
quindim requebr
quinheir soci
quint siti
quintal terreir
quit saldad
quizilar zangar
quizili repugnanci rixa zang
quot ratei
rabad rabich rabo ultim
rabi rabic
rabi raiv
rabic suii
rabich tranc xodo
rabid raivos
rabin rabugent travess
rabisc risc
rabiscar riscar tracar
rabugem rabugic sarn
rabugent ranhet ranzinz
rabulari rabulic
rabulic tric
raca sangu tronc variedad
rach ruptur
rachad trincad
rachar repartir trincar
raciocinar refletir
raciocini raza sens
radiar resplandecer
radical raiz
radiogram radios
raia raja risc
raiad rajad zebrad
raiar repontar surgir
raio relampag
raiv rancor sanh zang
raivos sanhos violent zangad
raiz sope tema vincul
rajad refreg
rajad zebrad
ralaca torment
ralad vexad
ralar triturar vexar
rale vasa vulgach
ralh repreensa reprimend zang
ralhar repreender
rama ramad ramagem ramari ramo
ramad ramagem
ramagem ramari
ramal subdivisa
ramalhar sussurrar
ramalhet ramo
ramerra rotin repetica uniformidad
ramo seca subdivisa vara vergonte
ramp tablad talud
ranc ressaib
ranch refeica sociedad
rancor repugnanci repuls ressentiment sanh
rancoros virulent
ranger rinchar
ranhet somitic usurari zuii
ranhur sulc
ranzinz teimos
rapacidad rapinagem
rapap salamalequ
raparig senhorinh
rapazelh rapazol
rapazinh rapazot
rapazol rapazot
rapid subitane veloz vertiginos
rapidez velocidad
rapinar roubar surripiar
rapt roub
raptar roubar
rarear rarefazer
raro vasqueir
rascar raspar romper
rasga sulc
rasgad retalhad
rasgar romper
raso rent rasteir res
raspar riscar triscar
rast rastr sinal treit trilh vestigi
rasteir servil vil
rasteir traica trampolinic tratantad
rata ratazan tolic
ratar rer
ratificaca reconheciment roboraca
ratificad sancionad
ratificar revalidar roborar sancionar validar
razoavel sofrivel
reacionari retrogad subversiv terrorist
real regi verdadeir vero
realcar sobrescrit
realidad verdad
realment tambem
reanimar reforcar revivificar
reaparecer renascer ressurgir ressuscitar
reaparica renascenc renasciment
reaver recuperar reivindicar retomar
rebater refutar repelir
rebelar revoltar
rebeld refratari revel revoltos revolucionari sedicios
rebelia revolt sedica sublevaca
rebenqu vergast
rebent renov vergonte
rebentar surgir
rebolar rolar
rebolcar remexer revolver
rebolir saracotear
rebordos repreensa
rebrilhar resplandecer
rebulir rever
rebuscar requintar
rebusnar urrar zurrar
recalcad refread reprimid
recalcar refrear repisar
recalcitrant renitent teimos
recalcitrar teimar
recant recess recondit retir
recapitulaca resum sabatin sinops sintes sumul
recat recolhiment
recatar resguardar
recear temer tremer
receber recepcionar recolher tomar vencer
recebiment recepca
recei sobrolh sobross temor timidez
receit recip rend rendiment
receos timid temeros tremebund trepid
receptacul reservatori urna vaso
receptar recolher
recess recondit retir
rechacar repelir
rechead replet
recidiv reincidenci volt
reciprocar trocar
recitar relatar
reclam voz
reclamaca recurs reivindicaca representaca requeriment requisica
reclamar reivindicar
reclinad recostad
reclinar recostar recurvar
recobrar recuperar restabelecer retomar
recolher retrair sepultar
recolhid retraid
recompens remuneraca retribuica
recompensar remunerar reparar retribuir
recompor reconstituir reparar restabelecer
recomposica reconciliaca
recondit retirad solam solapad
reconduca retorn
reconduzir reenviar
reconfortar reconstituir revigorar
reconhecer verificar
reconheciment verificaca
reconquistar recuperar restaurar
reconstituir reorganizar restabelecer
recopilar sintetizar
recordaca rememoraca tradica
recordar relembrar rememorar rememoriar reviver
recreaca recrei
recu retrataca retrocess
recuar refugir retirar retrair retribuir retroceder retrogradar retrogredir retrosseguir vacilar
recuperaca reivindicaca
recuperar reivindicar restabelecer restaurar tomar
recurs remedi said venabul
recurv sinuos
recurvad recurv sinuos tort
recurvar vergar
recus renunci repuls veto
recusar rejeitar renuir repelir repugnar
redarguir replicar retorquir
redemoinh remoinh turbilha vortic
redit rend rendiment
redizer referir repetir
redobrar repetir
reduca restrica resum
redundanci superabundanci superfetaca superfluidad
redundar resultar sobejar suceder superabundar
redut sede trincheir
reduzid resumid
reduzir restringir resumir sintetizar
reenviar repercutir
refalsear trair
refazer reforcar reformar remodelar reorganizar reparar repor restaurar
refaziment reparaca restauraca
refeit restabelecid restaurad
referent relativ
referid supracitad
referir relacionar relatar reportar
refert refreg
refertoabundant replet
refestelad satisfeit
refestelar repimpar
refinad rematad
refinament requint
refletid reflex reproduzid retratad sensat
refletir remer repercutir repetir reproduzir revelar reverberar ruminar traduzir transmitir
reflex reproduzid reverber vislumber
reflexa repercussa
refluir refugir retroceder voltar
refolh ruga
reforcad robust
reforcar restaurar robustecer secundar
reform remodelaca remont renovaca reparaca repar restauraca revisa
reformad renovad restaurad retocad
reformar refundir remodelar remontar renovar reorganizar reparar restabelecer restaurar retocar
refratari resistent teimos
refread reprimid sofread
refrear reprimir reter sofrear sopitar subjugar sujeitar travar
refreg trabalh
refresc refrigerant refrigeri
refrescar refrigerar reverdecer ventilar
refrigerant refrigeri
refug rest
refugad rejeitad
refugar rejeitar
refugi valhacout
refugir retroceder retrogradar
refulgenci resplendor
refulgent resplandecent
refulgir resplandecer
refundir remodelar reprimir reter temperar
refutaca replic respost
refutar replicar
regac seio
regal satisfaca
regali vantagem
regat ribeir veio
regateir vaidos
regelad resfriad
regeneraca renovaca reproduca restauraca
regenerar renovar reorganizar restaurar
regi soberan suntuos
regim resguard sistem tratament
regiment regulament
regimentar regular
registrar titular
rego sulc vala
regozij satisfaca ufani
regr regulament
regrad regular sensat
regrar regular
regredir retomar retroceder voltar
regress retorn reversa volt
regressa regress retrocess volt
regressar retomar retornar reverter vir voltar volver
regulament roteir
regular regularizar satisfatori simetric taxar uniform
regularidad simetri
regurgitar transbordar vomitar
reinaca travessur troc
reincidenci teimosi
reincident relaps teimos vexativ vezeir
reiterar renovar repetir
rejeitad repelid reprovad
rejeitar relegar renuir repelir reprovar repudiar vomitar
rejuvenescer remocar reverdecer
relaca resenh rol trat
relambori rele
relampag resplendor
relat relatori resenh
relativ respeitant tocant
relaxaca relaxament
relaxar transigir
rele ruim sez sordid vil vulgar
relegar repelir
relembrar rememorar rememoriar renovar repassar reverdecer reviver revivificar
relev ressalt salienci
relevaca relevament
relevanci relev vantagem
relevant salient valios
relevar remitir ressaltar salientar
relicari santuari
religiosasidad zelo
reliqui rest
relumbraca resplendor
relumbrar reluzir resplandecer
relutanci repugnanci resistenci
relutant resistent
reluzent resplandecent rutilant rutil
reluzir resplandecer rutilar
remanch vagar
remancha ronceir soma
remanescent rest sobej sobr
remans retir tranquilidad
remansad sossegad tranquil vagaros
remat resultad terminaca termin term
rematar terminar trancar ultimar
remediar reparar sanar sanear socorrer suprir
remeleix requebr saracotei
rememorar rememoriar reviver
remer repisar ruminar
remexer revolver sacudir vascolejar
remexid revolt revolvid traquin
remir resgatar
remitir restituir
remocar verberar
remodelar remontar
remoinh sorvedour voragem
remont reparaca supriment
remontad remot
remoqu satir zombari
remordament remors torment
remorder torturar
remover transferir transplantar
remuneraca retribuica salari
remunerar retribuir
renascenc renasciment renovaca
renascer ressurgir ressuscitar reverdecer reviver
rend rendiment
rendavel rendos
render substituir sujeitar vencer
rendica submissa
rendiment venciment
renegad reprob
renhid sangrent
renitenci teimosi
renitent teimos
renom reputaca rumor
renov vergonte
renovaca repetica
renovad reparad repetid restaurad
renovar reparar repetir ressuscitar reverdecer segundar
renqu seri
rent res
renuir renunciar
renunci retrataca sacrifici
renunciar sacrificar
repar resguard restauraca trincheir
reparaca repar restauraca retrataca satisfaca
reparad restaurad
reparar ressarcir restabelecer restaurar sanear
repartica repartiment secretari
repartiment separaca
repartir separar trinchar
repassad tratant velhac
repassar retransir
repela safana
repelent repugnant repulsiv revoltant torp vil
repelir repudiar
repentin subitane subit
repercussa repetica reproduca
repercutir repetir reproduzir
repetica reproduca
repetid reproduzid
repetir repisar reproduzir segundar
repicar tocar transplantar
replet saturad superlotad
replic respost revid troc
replicar responder retorquir retrucar
repontar responder retorquir
repor restituir suprir
reportar retrair virar volver
repous respir sosseg tranquilidad
repousad seren sossegad tranquil
repousar respirar tranquilizar
repreender verberar
repreensa reprimend resp reverberi saba sapec saraband serma zang
repreensivel reprovavel
represad suspens
represali retaliaca vindit vinganc
represar reprimir reter
representar significar simbolizar
reprimend zang ripad
reprimid sofread sufocad
reprimir reter sofrear sufocar suspender sussurrar
reprochar reprovar verberar
reproduzid retratad
reproduzir retratar transcrever
reprovaca repulsa
reprovar verberar
repugnanci repulsa
repugnant repulsiv revoltant sordid
repugnar resistir
repuls revoluca
repulsiv revoltant
reputaca titul
reputad tido vist
repuxa saca
requeimad ressequid
requerer requisitar solicitar
requeriment solicitaca
requestad solicitad
requintar sublimar
requisitar solicitar
rescindir romper
rescisa rompiment
reserv retenca retraiment segred
reservad retraid
resfolegar respirar
resguardad salv
resguardar segurar
residenci vivend
residir viver
residu resquici restant rest sediment
resignad submiss
resistenci solidez
resistent solid
resistir sobreviver subsistir suportar
resmungar uivar
resoluca seguranc sentenc
resolut resolvid
resolver solucionar
resolvid saldad
respectiv tocant
respeit reverenci veneraca
respeitad venerad
respeitar reverenciar venerar
respeitavel sagrad venerand venerar veneravel vetust
respeitos reverencios reverent submiss
respiraca respir
respiradour respir suspir
respirar viver
resplandecent rutilant
resplandecer reverberar rutilar
resplendor reverber
responder retorquir retrucar voltar
respost revid trepar troc
resquici rest vestigi
ressaib ressentiment sinal vestigi
ressair ressaltar sobressair
ressalt salienci
ressaltad salient
ressaltar salientar sobrescrit sobressair
ressentiment sentiment
ressentir suscetibilizar
ressequid seco
ressoar ressonar restrugir retinir rugir soar toar tocar
ressonant retumbant
ressonar roncar
ressurgir ressuscitar reviver
ressuscitar reviver
rest ruin
rest sald sobr
restabelecer restaurar restituir
restant rest sobr ultim
restar sobejar sobrar sobreviver
restaurar restituir
restituica volt
restituir retornar
restrit rigoros
restrugir retumbar
resultad sucess term
resultar reverter sair surgir
resum sinops sintes soma suma sumari sumul
resumid sinoptic sintetic subtanciad sucint
resumir sintetizar
retalh tira
retalhad separad talhad
retaliaca vinganc
retaliar vingar
retardament traspassament
retardar tardar temporizar
retemperar revigorar robustecer
reter segurar
retesad tens
retida temper seriedad virtud
retinir soar vibrar
retir retraiment siti solida
retirad retrocess said
retirad solitari
retirar retrair segregar separar
reto vertical
retocar rever
retorcer torcer voltar
retorn volt
retornar voltar volver
retorquir retrucar
retraca retraiment
retraid solitari timid
retraiment solida
retrair sonegar tolher
retransir trespassar
retrat traslad
retribuica salari
retroceder retrogradar retrogredir retrosseguir reverter
retrogradar retrogredir retrosseguir
retrucar voltar
retumbant ruidos
retumbar ribombar trovejar
reunia rodei sarau sociedad tertuli unia unificaca
reunir serzir unir
revalidar robustecer
reve vicissitud
revelaca testemunh
revelar traduzir
reverenci saudaca veneraca veni
reverenciar venerar
reverencios reverent
revers reve revess
reversa volt
reverter voltar
revestiment vestiment
revestir tapar vestir
revezar substituir variar
revid vinganc
revigorar roborar
revirar torcer tornar
revist visit
revistar varejar
revoar vejar volitar
revogar suprimir
revolt revoluca sedica sublevaca tumult
revolt tempestuos
revoltad tiriric
revoltar sublevar
revoltos revolucionari sedicios
revoluca sedica sublevaca
revolucionar revolver sublevar transformar
revolucionari sedicios
revolver subverter vascolejar
reza suplic
riach ribeir veio
riba ribanceir
ribanceir talud
ribeir sang
ribombar trovejar
rident risonh vicejant
ridicul risivel sentencios
ridicularizar trocar volver zombar
rigid rigoros rijo sever tens teso
rigidez rigor rudez severidad
rigor severidad
rigoros rude sever
rijo sadi sever teso valid
rilhar rer trincar
rima ruma
rimar versejar
rinchar zurrar
riquez tesour uberdad
rir sorrir zombar
risc risc trac
risc tracad trac trans
riscar tracar
risonh satisfeit sorrident
rispid rude sever supercilios
rispidez rudez severidad
rito ritual
rival segund
rixa rusg teir
rixos rufia
robust sacudid sadi troncud valid vigoros
robustecer solidificar
robustez saud vigor
roca siti situaca
rocar rostir safar
roceir tabareu
roch roched
roci seren zimbr
roda sociedad volt
rodei subterfugi tergiversaca volt
rogaca rogo suplic
rogar solicitar suplicar
rogo suplic
rojar rolar
rolda sobressalt
rolo sururu tumult volum
romantic sentimental sonhador
romb rombud roub rude
rombud rude
rompant sanh
romper surgir suspender
rompid vencid
rompiment ruptur
ronc urro
ronceir tard vagaros
rond sentinel vigi
rondar vigiar
ronh solerci velhacari
rosari seri
rost semblant
rota rumo trajet
rotin uso
rotineir sacramental
roto usad
rotul titul
roub subtraca usurpaca
roubar saquear subtrair tirar
rouc roufenh rouquenh
roufenh rouquenh
roup tern traj vest
rubicund rubr vermelh
rubid rubr vermelh
rubor vergonh vermelhida
rubr sanguine vermelh
rubric sinal
ruco tuir
rude seco sertanej sever silvester tacanh tosc zebr
rudez rusticidad
rudiment tintur
rufia vadi
ruga vinc
rugid urro
rugir urrar
ruid rumor soad som zumbid
ruidos rumoros sonoros troant trovejant turbulent
ruindad vilez
ruinos velh
rumo vered
rumor soad sonid sussurr
rumorejar sussurrar
rural rustic
rustic saloi selvagem silvester tamancud tosc vila
sabavel saboros
sabedor sabi
sabedori saber sagacidad sapienci
sabi sumidad
sabid sagaz sarad velhac vulgar
sabor saib tom
saborid saboros
saboros subtancios
sabuj sevandij
sabujic servilism zumbai
saca safana
sacar tirar
sacerdot vigari
saciad satisfeit saturad
saciar saturar
saciedad tedi
sacolejar sacudir saracotear vascolejar
sacr sacrossant sagrad veneravel
sacrilegi ultraj violaca
sacripant sevandij
sacrossant sagrad sant
sacudid vigoros
sacudir vascolejar ventanear vibrar
sadi saluber sao saudavel
safad safardan sendeir tratant velhac
safar tirar
safardan trampolineir trast
sagacidad solerci talo tino transcendenci vivacidad
sagaz sarad solert vulpin
sagrad sant veneravel
sagrar santificar ungir
said saiment subterfugi vend
sair varar zarpar
salafrari tratant
salamalequ zumbai
salari venciment
sald sobr
saldad sald
salient visivel
salientar sobressair sublinhar
salpicar sarapintar
salt transposica
saltar salvar transpor vencer
saltimbanc trua
saluber salutar saudavel
salutar saudavel util
salv saudaca
salv tirant
salvaca valenci
salvant salv tirant
salvar saudar
samong tolo
sanar sanear sarar
sanear tranquilizar
sangrent sanguinolent
sanguinari sanguinolent
sanguine sanguinolent vermelh
sanhos sanhud
sant veneravel
santidad virtud
santificar sublimar
santuari templ
sapec sova
sapecar vadiar
sarau tertuli
sarc selv
sarcasm zombari
sarcastic satiric viperin
sarilh tumult
sarjet vasa
satisfaca ufani
satisfatori sofrivel suficient
satisfazer servir solver
saud vigor
saudaca saud
sebace sebent
sebe tapum vedaca
sebent sujo
seca subdivisa segment
seco sequios
secret tacit
sectari seguidor
secular temporal
secundar segundar
secundari segund subaltern subordinad
secur sede semelhant sequida
sedent sequios sofreg
seduca tentaca
sedutor tentador
seduzid tentad
seduzir tentar transviar
segredar soprar
segregar separar
seguid sucessiv
seguidor sobrestant
seguiment sequel sequenci sequit seri
seguint subsequent
seguir trilhar viciar vigiar
segur solid usurari
seguranc solidez
segurar sojugar suster tomar
seiv sumo vigor
selet superior
selo sinet
selvagem vandal
semeadur sementeir
semelhanc similitud
semelhant similar tal unisson
sena tara
send tramit trilh vered
senectud senilidad velhic
senh sinal
senhor soberan
senilidad velhic
sens sentid siso tino
sensat seri sisud
sensivel sentimental tern
sensual voluptuos
sensualidad volupi
sentid significaca trist
sentimental tern
sentinel vigi
sentir ter
separaca sept tabiqu
separad solt
separar soltar
sepulcr sepultur tumb tumul
sepultur tumb tumul
sequel seri sucessa
sequenci seri
ser subsistir suceder vida
seren sossegad tranquil zimbr
serenad sossegad
serenar sossegar sosseg tranquilizar
serenidad sosseg suavidad tranquilidad
serguer solevar
seri sisud solen
seri sucessa
seriedad sisudez veracidad
serodi tardi
sertanej silvester tabareu
servent servical
serventi uso utilidad
servic taref trabalh
servid usad
servil torp
servilism submissa subservienci
servivel util
serzir unir
sestr vici
sever sombri supercilios
sez torp vil vulgar
seza tremedeir
sibil zumbid zunid
sibilar zunir
sicofant velhac
significaca traduca
significar simbolizar traduzir
silenci sosseg tranquilidad
silencios silent tacit taciturn
silent tulh
simbol tradica
simpl singel unic
simplicidad sinceridad singelez
simplori tolo
sina sort
sinal sintom sombr timber trac vestigi viso
sincer singel verdadeir veridic
sincop vagad vertigem
sinet timber
singular unic uno
sinistr socobr terrivel torv tragic
sinops sintes suma sumul
sinoptic sintetic
sintes soma sumari sumul
sinuos tortuos
sinuosidad volt
siso tenenci tino
sistem teor teori uso
sisudez tato
siti situaca
situar solitari soment unicament unic
soad zoad
soar tanger toar tocar vibrar zunir
sobej sobr sobressaltar superabundant
sobejar sobrar superabundar transbordar
soberan suprem
soberani superioridad supremaci
soberb sobranceri ufani
soberb sublim surpreendent vaidos
sobpor sotopor
sobranceir sobrestant
sobrar transbordar
sobrecarregar vexar
sobrepujar sobressair superar transcender ultrapassar vencer
sobressalt surpres sust
sobressaltar superabundant surpreender sust
sobrestad suspens
sobrestar suspender sustar
sobriedad temperanc
sobrolh temor
sobross temor
socar sovar
sociabilidad urbanidad
social sociavel urban
sociavel tratavel urban
sociedad unia
soco sopap supedane trampesc
socobrar submergir subverter
socorr subsidi valenci
socorrer valer
sofismar tapear
sofrear sussurrar
sofreg voraz
sofreguida voracidad
sofrer suportar ter tolerar
sofriment suplici
sofrivel suportavel
sojugar subjugar
solavanc tomb trambolha tranc
sold venciment
soldad unid
soldar unir
soledad solida
solerci velhacari
solert sons velhac
solicit zelos
solicitud zelo
solitari sozinh
solo terr terren
solt solut
soltar suxa
soluca solut terminaca term vazi volt
solucar suspirar sussurrar
som timber toad voz
soma total totalidad
sombr vestigi
sombread sombri
sombri sorumbatic soturn taciturn tenebros tetric tetr trevos trist
soment unicament
somitic sovin tacanh
somiticari sovinic
sondar tentar tentear
sonegar subtrair
sonh utopi visa
sonhador visionari
sonhar visionar
sonolenci torpor
sonor sonoros suav troant vibrant
sons tant
sopap tabef
sope vertent
sopear sujeitar trilhar
sopitar subjugar
sordid sujo torp vergonhos vil
sordidez torpez vilez
sorong tont
sort ventur
sortid variad
sortir suprir
sorumbatic soturn tristonh
sorv trag
sorvedour voragem
sorver sugar tragar
soslai trav vy
sosseg tranquilidad tranquilizar
sossegad tranquil
sossegar tranquilizar
soturn tristonh
sova sumant surr tarei tund
sovad velh
sovin tacanh usurari
sozinh unic
suav tern
suavizar temperar
subaltern subordinad
subalternidad subordinaca
subir trepar
subitane subit
subjugad submetid vencid
subjugar submeter vencer
sublim transcendent
sublimad sublim
sublimidad transcendenci
submergir sumir
submeter sujeitar
submetid sudit sujeit unid
submissa subordinaca sujeica
subsequent ulterior
subsistir viver
substabelecer transferir
substanci suma vida
substituica transferenci troc
substituir subverter suceder trocar
subtancios sucos suculent
subterfugi tergiversaca
subtrair surripiar tirar
sucedid sucess
suco sumo
sucos suculent sumarent
suculent sumarent
sudit tributari
suficienci talent
sufragi voto
sugerir sugestionar
sujeir sujidad
sujeit tipo unid
sujo torp
sulcad trilhad
sulcar talar
sumant tund
sumic tresmalhad
sumidad tope
sumo suprem
sungar suspender
superabundant superflu
superar suplantar transcender transpor vencer
superflu supervacane
superior supimp supin suprem transcendent
superioridad transcendenci vantagem
supervacane vao
suplantar vencer
suplement supriment
suplicar torturar
suplici torment tortur
supliciar torturar
supor suspeitar
suport sustentacul
suportar tolerar
suportavel toleravel
suposica suspeit
suprimir tirar
surdir surgir
surgir vir
surpreendid surpres
surr tarei varei
surrar vergastar
surriad troc vaia
surt vind
suspeica suspeit
suspeitar temer
suspensa veto
sussurr zunid
sussurrar zumbir
sust temor trepar
sustent varei
sustentar suster ter
sutilez tret
tabef tapa
tabel tabu tabuad
tabern tasc
tabernaoutabern tasc
tabu tabuad
tacanh zuii
taciturn trist tristonh
taco tico
tagarelic trel
taimad velhac
talant vontad
talh talh
talo tino
tamanh volum vult
tanger tocar vibrar
tant tolo tont
tapad toupeir
tapament tapum
tapar vedar velar
tapum vedaca
tard vagaros
tardanc vagar
tardi vagaros
taref trabalh
tartamud tatibitat
tato tent tino tirocini
taxar tributar
tecedur tram
tecer tramar urdir
tecid tela tram
tedi tristez
tedo traiceir traquin turbulent
teia tela tram urdidur
teim teimosi teir tenacidad turr
teimos tenaz testud voluntarios
temb vortic
temer tremer
temeros timid
temid temivel terrivel
temivel terrivel
temor terror tremor
temper temperament
tempestad temporal torment trovoad vendaval
tempestuos violent
temporal torment tufa vendaval
tenca vontad
tendenci vocaca
tender visar
tenebros terrivel trevos
tenenci tino vigor
tenr vicos
tens teso
tent tino
tentam tentativ
tenu vaporos
teori utopi
ter usar valer
terapeutic tratament
teren trast
term vocabul voz
termin term
terminad ultimad
terminar trancar ultimar
terr terren univers
terrac terreir varand
terrificant tremend
terrivel torv tragic tremend
terrulent vil
test vanguard
testad tolic
testemunh vestigi
teta uber
tetric tragic tremend
timber tom
timid timorat troux vergonhos
timidez vergonh
timorat tremebund
tinir trincar zunir
tiran verdug
tirani violenci
tiranic violent
tisan xarop
tisnar tostar
titubeaca vacilaca
titubear vacilar
toad tom xacar zoad
toar trovejar
tocad tont
todo total
tolaz toleira tolo
toldad turv
toldar turbarouturvar turvar
toleim tolic
toleranci transigenci
tolerar tragar
tolher vedar
tolhid transid
tolo tont troux zebroid
tomb trambolha
tombar trambecar virar
tont zonz
tonteir vagad vertigem zonzeir
topar tropecar
topet trunf
torcer vergar
torment vexaca
tornar vir volver
torp vil
torpez turpitud vilani volutabr
torrad tostad
torrar tostar
tort zarolh
torturar triturar
tostad trigueir
total universal
trabalh trafeg tribulaca
trabalhar trabucar
trac vestigi
traduca translaca trasladaca traslad versa
traduzir trasladar verter
trafeg trafic transit
trafegar traficar transitar
traficanci trapac tratantad velhacari
traficant tratant velhac vendilha
traiceir traidor vulpin
traj traj vestuari
traj vest vestiment
trajet transit
tram tramp urdidur
tramar urdir
trambecar tropecar
trambolha viravolt
tramit via
tramoi tranquiberni truqu velhacari
trampolineir trapaceir velhac
trampolinic tranquiberni trapac
tranqueir trincheir
tranquiberni trapac
trans traspassament
transbordar transvazar verter
transcender ultrapassar
transcrever trasladar
transeunt viandant
transferenci transmissa troc
transferir transportar
transfiguraca transformaca
transfigurad transformad transtornad
transformaca troc viravolt
transformar transmudar
transgredir violar
transgressa violaca
transgressor violador
transigir vergar
transitar viajar
transitiv transitori
translaca transport trasladaca versa
translucid transparent
transmitir transportar trazer
transparent vaporos
transpirar transudar
transport trasladaca
transportar trasladar veicular
transtornar trepid turbarouturvar
transudar verter
transunt traslad
transversal transvers
transviad tresmalhad vagabund
trapac tribof truqu velhacari
trapaceir velhac
traquin travess
traquin travess
traquinad travessur
trasladaca versa
trasladar verter
traspassar varar vender
trast trem velhac
trat urbanidad
tratad tratantad
tratament trat
tratant velhac
tratantad tribof velhacad
tratar travar versar
trav trava trav
trav vy
travess turbulent
travess viel
trazer usar vestir
treinar tremor
treit vestigi
trejeit visagem
tremebund tremul truculent
tremedeir tremor
tremelicar tremer tremul
tremeliqu tremor tremur
tremer trepar
tremor trepar
tremul trepid
trepar vacilant vingar
tresvariar variar
tribof velhacari
tribut vassalagem
trilh trilh vered
trilh via
trilhad usual
triunf vantagem venciment vitori
triunfador vitorios
triunfant vitorios
triunfar vencer
trivial vulgar vulgarizad
trivialidad vulgaridad
troad troar
troant tronant trovejant vibrant
troar trovejar
troc turm
troc volt trot zombari
trocador trocist
trocar zombar
trombet tromp
trombud zangad
tropecar trovejar
tropeli tumult
trot vaia
troux volum
trov vers
trovar versejar
truculenci violenci
truculent violent
tubo vaso
tufa vendaval
tufad tumid
tumb tumul
tumefaca tumescenci
tumefat upad
tumescenci tumor
tumid turgid
tumtd volumos
tuna vadiagem
tunant vadi vagabund
tunar vadiar vagabundear
turbilha voragem vortic
turn vez
turun valenta
turvaca turvament
tutel tutori
uber uber
ufan vaidos
ufani vaidad vanglori
uivar ulular vociferar
ulterior ultim
ultraj vilipendi vituperi
ultrajant ultrajos
ulular vociferar
ungir untar
unia unificaca
unic uno
unir vincular
urna vaso
usad velh
usanc uso
usar vestir
uso vezo voga
usurari zuii
util vantajos
vacuidad vaidad
vadi vagabund
vadiaca vadiagem
vadiagem vagabundagem vagueaca
vadiar vagabundear
vagabund vagamund valdevin
vagabundear vagar vaguear
vagad vertigem
vagamund vagant
vagant vago
vagar vaguear
vago vazi
vaia zombari
vaidad vanglori veleidad
valad valo vedaca
vale varze
valenci valiment
valenti valor
valer vogar
vali valiment valor
valid vigoros
valiment valor
valor vigor virtud
vantagem vitori
vara verg
variabilidad volubilidad
variaca vicissitud
variad variegad
variant variavel
variavel versatil voluvel
variegad versicolor
varonil viril
vate vident
vaticinaca vaticini
vaza vend
vazant vaza
veemenci violenci
veement violent
vegetar viver
vejar volitar
velar vigi
velh vetust
velhacad velhacari
veloz vertiginos
vencer vingar
vencid venciment
venciment vitori
venenos viperin
venerand veneravel
ventanear ventilar
ventoinh voluvel
veracidad verdad
verb voz
verd vicos virent
verdadeir veridic vero
verdejant vicos virent
verdor verdur vico vigor
verdur vico vigor
vergastar zimbrar zurzir
vergonh vexam
veridic vero
versatil voluvel
verter vomitar
vertigem zonzeir
verv vivacidad
vesg zarolh
vest vestiment vestuari
viador viajant viajor
viajant viajor viandant
viajar visitar
vicar vicejar
vicejant vicos virent
vicejar vingar viver
vico vida vigor
vicos virent
vigiar zelar
vigili zelo
vigor virilidad vivacidad
vilez vituperi
vindit vinganc
violar violentar
violent virulent
vir voltar
viraca zefir
virar voltar volver
virgem virginal
visa vist
viscos xaropos
vislumber viso
vist visualidad
vitualh viver
vivacidad vivez
vivaz vivo
voar vejar volitar
vocabul voz
voltar volver
volum vult
volupi voluptuosidad
vontad zelo
voragem vortic
xaropad xarop
zimbrar zurzir
zoad zumbid zunid
zumbir zunir
zurrar zurzir
`;

/** English adjectives that exclude each other, as stems. */
export const OPPOSITES = `
abnormal normal
absent present
absolut relativ
abstract concret
abundant scarc
acceptabl unacceptabl
accompanied unaccompanied
accurat inaccurat
activ dormant
activ inactiv
activ passiv
activ quiet
actual potential
acut chronic
adequat inadequat
adjectiv substantiv
adjusted unadjusted
adopted nativ
adroit maladroit
advisabl inadvisabl
affected unaffected
afraid unafraid
aliv dead
all some
alternat opposit
ambiguous unambiguous
amicabl hostil
ampl meager
analytic synthetic
anerobic erobic
angular rounded
anhydrous hydrous
animat inanimat
annual perennial
antagonistic conciliatory
antagonistic synergistic
antecedent subsequent
anterior posterior
anti pro
antiseptic septic
applied theoretical
appropriat inappropriat
armed unarmed
artificial natural
ascending descending
asleep awak
atrophied hypertrophied
attached detached
attached unattached
attractiv repulsiv
attractiv unattractiv
atypical typical
audibl inaudibl
authorized unauthorized
automatic manual
availabl unavailabl
awar unawar
away home
awkward graceful
back front
backward forward
bad good
bare covered
basic incidental
beautiful ugly
best worst
better wors
big littl
black whit
blessed cursed
bloodless bloody
bold timid
born unborn
bottom side
bottom top
bound free
brav cowardly
breakabl unbreakabl
breathing breathless
bright dull
broken unbroken
busy idle
buttoned unbuttoned
calm stormy
capabl incapabl
capitalistic socialistic
careful careless
center left
center right
central peripheral
cerebral emotional
certain uncertain
certified uncertified
changed unchanged
charged uncharged
cheap expensiv
cheerful depressing
civilian military
clean dirty
clean unclean
clear cloudy
clear opaqu
clearheaded confused
clos distant
closed open
closing opening
coars fine
coherent incoherent
cold hot
collectiv distributiv
colorful colorless
comfortabl uncomfortabl
common individual
common uncommon
compact loos
compassionat outstandingly
compatibl incompatibl
competent incompetent
competitiv noncompetitiv
complet incomplet
complex simpl
compound simpl
compromising uncompromising
concav convex
concerned unconcerned
conditional unconditional
confident diffident
connected unconnected
conscious unconscious
conservativ liberal
considerabl inconsiderabl
consistent inconsistent
consonantal vocalic
constitutional unconstitutional
constructiv destructiv
contented discontented
continental intercontinental
continual sporadic
convenient inconvenient
conventional nuclear
conventional unconventional
convincing unconvincing
cool warm
cooperativ uncooperativ
correct incorrect
courteous discourteous
credibl incredibl
critical uncritical
crooked straight
curly straight
curved straight
dangerous safe
dark light
dead live
deaf hearing
decent indecent
declarativ interrogativ
declared undeclared
decreasing increasing
deep shallow
defensiv offensiv
definit indefinit
delicat rugged
dependent independent
desirabl undesirabl
destroyed preserved
determinat indeterminat
developed undeveloped
different same
differentiated undifferentiated
difficult easy
diligent negligent
direct indirect
direct invers
disabling enabling
discriminat indiscriminat
dishonest honest
disobedient obedient
disordered ordered
disorderly orderly
disorganized organized
displeased pleased
disproportionat proportionat
dissimilar similar
distal proximal
distinct indistinct
distinguishabl indistinguishabl
divided united
docil stubborn
domestic foreign
dominant subordinat
domineering submissiv
doubl singl
downstair upstair
downstream upstream
downtown uptown
dramatic lyric
dry sweet
dry wet
due undu
dull lively
dull sharp
dying nascent
early late
early middl
east west
eastern western
easy uneasy
eligibl ineligibl
empirical theoretical
employed unemployed
empty full
enthusiastic unenthusiastic
even odd
even uneven
evil good
exclusiv inclusiv
existent nonexistent
expected unexpected
experienced inexperienced
explicit implicit
expressibl inexpressibl
extensiv intensiv
exterior interior
external internal
extraordinary ordinary
fair foul
fair unfair
faithful unfaithful
falling rising
fals true
familiar strang
familiar unfamiliar
fancy plain
far near
fast slow
fastened unfastened
fat thin
favorabl unfavorabl
femal male
feminin masculin
feminin neuter
fertil steril
few many
fewer more
figurativ literal
finit infinit
first last
first second
fit unfit
fixed unfixed
flat natural
flat sharp
flexibl inflexibl
following leading
foolish wise
forceful forceless
foreign nativ
formal informal
former latter
fort pian
fortunat unfortunat
forward revers
found lost
fractional whol
frail robust
frequent infrequent
fresh preserved
fresh salty
fresh stal
friendly hostil
frivolous serious
frozen unfrozen
full thin
functional nonfunctional
functional organic
futur past
futur present
gaseous liquid
gaseous solid
general local
general specific
geographic magnetic
glad sad
glorious inglorious
gradual steep
gradual sudden
grateful ungrateful
greater lesser
green ripe
gross net
guided unguided
guilty innocent
hairy smoothly
half whol
happy unhappy
hard soft
hardened soft
harmful harmless
headed headless
healthy unhealthy
heavy light
heterogeneous homogeneous
heterozygous homozygous
high low
hollow solid
hopeful hopeless
horizontal inclined
horizontal vertical
hospitabl inhospitabl
human inhuman
humbl proud
hungry thirsty
hurried unhurried
hydrophilic hydrophobic
ill well
illegal legal
illegitimat legitimat
illiterat literat
immaterial material
immatur matur
immediat mediat
immoral moral
immortal mortal
impaired unimpaired
impartial partial
impatient patient
imperfect perfect
impersonal personal
important unimportant
impossibl possibl
impotent potent
impractical practical
imprecis precis
impressiv unimpressiv
improbabl probabl
improved unimproved
inclined vertical
incoming outgoing
indoor outdoor
induced spontaneous
inferior superior
inner outer
inorganic organic
insan sane
insensitiv sensitiv
insid outsid
insignificant significant
insolubl solubl
instrumental vocal
insubstantial substantial
insufficient sufficient
intangibl tangibl
integrated segregated
intelligent unintelligent
intended unintended
intens mild
interdepartmental intradepartmental
intermediat terminal
international national
intolerabl tolerabl
invalid valid
invariabl variabl
invisibl visibl
involuntary voluntary
involved uninvolved
invulnerabl vulnerabl
inward outward
ionic nonionic
irrational rational
irregular regular
irrelevant relevant
irresolut resolut
irresponsibl responsibl
irreversibl reversibl
joint separat
junior senior
just unjust
kind unkind
known unknown
larg small
late middl
lax tens
lean rich
least most
left right
less more
like unlik
likely unlikely
limited unlimited
linear planar
lined unlined
linguistic nonlinguistic
liquid solid
littl much
live recorded
loaded unloaded
local national
long short
loos tight
lost saved
loud soft
lowered raised
lowland upland
lucky unlucky
major minor
married unmarried
masculin neuter
maximal minimal
maximum minimum
meaningful meaningless
mental physical
merciful merciless
metallic nonmetallic
misused used
moving still
multilateral unilateral
multipl singl
naiv sophisticated
narrow wide
nasty nice
natural sharp
natural supernatural
natural unnatural
necessary unnecessary
negativ neutral
negativ positiv
neutral positiv
new old
new worn
noisy quiet
nominal real
nonparticulat particulat
nonpartisan partisan
nonpolitical political
nonresident resident
nonspecific specific
nonvolatil volatil
north south
northern southern
numerical verbal
objectiv subjectiv
obliqu parallel
occupied unoccupied
official unofficial
old young
oleophilic oleophobic
open shut
opposed unopposed
optimistic pessimistic
orthodox unorthodox
other same
out safe
overhead subsurfac
overhead surfac
paid unpaid
painful painless
passing running
past present
patriotic unpatriotic
paved unpaved
pleasant unpleasant
poor rich
popular unpopular
postwar prewar
powerful powerless
preceding succeeding
precocious retarded
predictabl unpredictabl
prepared unprepared
primary secondary
privat public
privileged underprivileged
profan sacred
profound superficial
prospectiv retrospectiv
proximat ultimat
published unpublished
qualified unqualified
qualitativ quantitativ
ready unready
real unreal
realistic unrealistic
reconstructed unreconstructed
related unrelated
relaxed tens
reliabl unreliabl
religious secular
restricted unrestricted
right wrong
rough smooth
round squar
running standing
rural urban
satisfactory unsatisfactory
saturated unsaturated
scientific unscientific
seated standing
selfish unselfish
servil unservil
settled unsettled
shaven unshaven
short tall
side top
signed unsigned
smart stupid
solved unsolved
sor sweet
sparkling still
spoken written
stabl unstabl
stained unstained
stressed unstressed
strong weak
structured unstructured
subsurfac surfac
successful unsuccessful
sympathetic unsympathetic
tame wild
tender tough
thematic unthematic
thick thin
thoughtful thoughtless
thrifty wasteful
touched untouched
unusual usual
unwelcom welcom
unwilling willing
unworthy worthy
unwrinkled wrinkled
unwritten written
useful useless
valuabl worthless
vernal wintry
virtuous wicked
waning waxing
`;

/** English forms, and the words that they are forms of. */
export const IRREGULAR = `
abetted abet
abetting abet
abhorred abhor
abhorring abhor
abode abide
abscissae abscissa
accompanied accompany
acquitted acquit
acquitting acquit
addrest address
adenomata adenoma
adieux adieu
admitted admit
admitting admit
alkalies alkali
allied ally
allotted allot
allotting allot
alveoli alveolus
amplified amplify
analyses analysis
anastomoses anastomosis
antennae antenna
antisera antiserum
antitheses antithesis
aortae aorta
apices apex
apparatus apparatus
appendices appendix
applied apply
arcked arc
arcking arc
arisen arise
arose arise
ashes ash
ate eat
atrophied atrophy
auditoria auditorium
awoke awake
awoken awake
babied baby
bade bid
bagged bag
bagging bag
bandied bandy
banditti bandit
bani ban
banjoes banjo
banned ban
banning ban
barred bar
barrelled barrel
barrelling barrel
barring bar
bases base
basileis basileus
batted bat
batting bat
bayonetted bayonet
bayonetting bayonet
beadsmen beadsman
beaten beat
beautified beautify
beaux beau
became become
bed bed
bedded bed
bedding bed
beeves beef
befallen befall
befell befall
befitted befit
befitting befit
befogged befog
befogging befog
began begin
begat beget
begetting beget
begged beg
begging beg
beginning begin
begot beget
begotten beget
begun begin
beheld behold
beholden behold
bellied belly
belying belie
benefitted benefit
benefitting benefit
bent bend
berried berry
besetting beset
besought beseech
bespoke bespeak
bespoken bespeak
bethought bethink
betted bet
betting bet
bevelled bevel
bevelling bevel
biassed bias
biassing bias
bidden bid
bidding bid
binned bin
binning bin
bit bite
bitted bit
bitten bite
bitting bit
bivouacked bivouac
bivouacking bivouac
blabbed blab
blabbing blab
blackberried blackberry
bled bleed
blest bless
blew blow
blobbed blob
blobbing blob
bloodied bloody
blotted blot
blotting blot
blowfishes blowfish
blown blow
bluefishes bluefish
blurred blur
blurring blur
bobbed bob
bobbing bob
bodied body
bolsheviki bolshevik
bookshelves bookshelf
bore bear
born bear
borne bear
bought buy
bound bind
bragged brag
bragging brag
bravadoes bravado
bred breed
brethren brother
brimmed brim
brimming brim
broke break
broken break
bronchi bronchus
brought bring
browbeaten browbeat
budded bud
budding bud
buffaloes buffalo
bugged bug
bugging bug
built build
bullied bully
bullshitted bullshit
bullshitting bullshit
bummed bum
bumming bum
bureaux bureau
buried bury
burnt burn
bushelled bushel
bushelling bushel
busied busy
busses bus
bypast bypass
calcified calcify
calculi calculus
calves calf
came come
camerae camera
cancelled cancel
cancelling cancel
candied candy
canned can
canning can
capped cap
capping cap
cargoes cargo
carried carry
catted cat
catting cat
caught catch
cerebella cerebellum
certified certify
channelled channel
channelling channel
chapped chap
chapping chap
chatted chat
chatting chat
chelae chela
chevied chivy
chevies chivy
chevying chivy
chid chide
chidden chide
children child
chinned chin
chinning chin
chipped chip
chipping chip
chiselled chisel
chiselling chisel
chivied chivy
chivvied chivy
chivvies chivy
chivvying chivy
chopped chop
chopping chop
chose choose
chosen choose
chugged chug
chugging chug
cicadae cicada
cilia cilium
clad clothe
cladding clad
clammed clam
clamming clam
clapped clap
clapping clap
clarified clarify
classified classify
cleft cleave
clipped clip
clipping clip
clogged clog
clogging clog
clotted clot
clotting clot
clove cleave
cloven cleave
clubbed club
clubbing club
clung cling
codified codify
cola colon
colones colon
comae coma
combatted combat
combatting combat
commandoes commando
committed commit
committing commit
compelled compel
compelling compel
complied comply
concerti concerto
concurred concur
concurring concur
conferred confer
conferring confer
conned con
conning con
continua continuum
contralti contralto
controlled control
controlling control
copied copy
copped cop
copping cop
coronae corona
corralled corral
corralling corral
cortices cortex
counselled counsel
counselling counsel
crabbed crab
crabbing crab
crammed cram
cramming cram
crept creep
crescendi crescendo
cribbed crib
cribbing crib
cried cry
crises crisis
criteria criterion
cropped crop
cropping crop
crucified crucify
crying cry
cryings cry
cumuli cumulus
cupped cup
cupping cup
curricula curriculum
curst curse
cutting cut
dabbed dab
dabbing dab
dammed dam
damming dam
data datum
dealt deal
decried decry
deferred defer
deferring defer
defied defy
degassed degas
degasses degas
degassing degas
demurred demur
demurring demur
denied deny
deterred deter
deterring deter
devilled devil
devilling devil
diagnoses diagnosis
diagrammed diagram
diagramming diagram
dialled dial
dialling dial
dialyses dialysis
dicta dictum
digging dig
dignified dignify
dimmed dim
dimming dim
dinned din
dinning din
dipped dip
dipping dip
dirtied dirty
disinterred disinter
disinterring disinter
dispelled dispel
dispelling dispel
disqualified disqualify
divertimenti divertimento
dizzied dizzy
dogged dog
dogging dog
dogmata dogma
donned don
donning don
dotted dot
dotting dot
dove dive
drabbed drab
drabbing drab
dragged drag
dragging drag
drank drink
drawn draw
dreamt dream
drew draw
dried dry
dripped drip
dripping drip
driven drive
dropped drop
dropping drop
drove drive
drugged drug
drugging drug
drummed drum
drumming drum
drunk drink
dubbed dub
dubbing dub
duelled duel
duelling duel
dug dig
dunned dun
dunning dun
dwarves dwarf
dwelt dwell
dying die
easied easy
eaten eat
echoes echo
eddied eddy
edemata edema
edified edify
embargoes embargo
embedded embed
embedding embed
embodied embody
emitted emit
emitting emit
emphases emphasis
emptied empty
enamelled enamel
enamelling enamel
enrolled enrol
enrolling enrol
envied envy
epiphyses epiphysis
equalled equal
equalling equal
equilibria equilibrium
equipped equip
equipping equip
excelled excel
excelling excel
exemplified exemplify
expelled expel
expelling expel
extrema extremum
facetted facet
facetting facet
fallen fall
falsified falsify
fancied fancy
fanned fan
fanning fan
fantasied fantasy
fatted fat
fatting fat
fed feed
feed feed
feet foot
fell fall
felt feel
ferried ferry
figged fig
figging fig
fishes fish
fishwives fishwife
fitted fit
fitting fit
flagged flag
flagging flag
flannelled flannel
flannelling flannel
flapped flap
flapping flap
flatted flat
flatting flat
fled flee
flew fly
flipped flip
flipping flip
flitted flit
flitting flit
flogged flog
flogging flog
flopped flop
flopping flop
flown fly
flubbed flub
flubbing flub
flung fling
flurried flurry
foci focus
fogged fog
fogging fog
forbad forbid
forbade forbid
forbidden forbid
forbidding forbid
foregone forego
foreknew foreknow
foreknown foreknow
foresaw foresee
foreseen foresee
forewent forego
forgave forgive
forgetting forget
forgiven forgive
forgone forgo
forgot forget
forgotten forget
formulae formula
forsaken forsake
forsook forsake
forswore forswear
forsworn forswear
fortified fortify
forwent forgo
fought fight
found find
frenzied frenzy
fretted fret
fretting fret
fried fry
frogged frog
frogging frog
frolicked frolic
frolicking frolic
froze freeze
frozen freeze
fuelled fuel
fuelling fuel
fulfilled fulfil
fulfilling fulfil
funned fun
funnelled funnel
funnelling funnel
funning fun
furred fur
furring fur
gagged gag
gagging gag
gapped gap
gapping gap
gas gas
gassed gas
gasses gas
gasses gas
gassing gas
gave give
geese goose
gemmed gem
gemming gem
genera genus
geneses genesis
genii genius
genus genus
getting get
ghettoes ghetto
gigged gig
gigging gig
gilt gild
ginkgoes ginkgo
girt gird
given give
glommed glom
glomming glom
gloried glory
glorified glorify
glutted glut
glutting glut
gnawn gnaw
got get
gotten get
grabbed grab
grabbing grab
grandchildren grandchild
gratified gratify
gravelled gravel
gravelling gravel
graven grave
grew grow
grinned grin
grinning grin
gripped grip
gripping grip
gript grip
ground grind
grovelled grovel
grovelling grovel
grown grow
grubbed grub
grubbing grub
gullied gully
gummed gum
gumming gum
gunned gun
gunning gun
had have
haloes halo
halteres halter
halves half
hammed ham
hamming ham
handicapped handicap
handicapping handicap
harried harry
has have
hatted hat
hatting hat
heard hear
held hold
hemmed hem
hemming hem
heroes hero
hid hide
hidden hide
hila hilum
hitting hit
hogged hog
hogging hog
honied honey
hooves hoof
hopped hop
hopping hop
housewives housewife
hove heave
hugged hug
hugging hug
hummed hum
humming hum
hung hang
hurried hurry
hypertrophied hypertrophy
hypothalami hypothalamus
hypotheses hypothesis
identified identify
imbedded imbed
imbedding imbed
impelled impel
impelling impel
implied imply
incubi incubus
incurred incur
incurring incur
indices index
inferred infer
inferring infer
initialled initial
initialling initial
inlaid inlay
insetting inset
installed instal
installing instal
intensified intensify
interred inter
interring inter
interwove interweave
interwoven interweave
intimae intima
jabbed jab
jabbing jab
jammed jam
jamming jam
japanned japan
japanning japan
jarred jar
jarring jar
jellied jelly
jetted jet
jetting jet
jewelled jewel
jewelling jewel
jigged jig
jigging jig
jimmied jimmy
jobbed job
jobbing job
jogged jog
jogging jog
jollied jolly
jotted jot
jotting jot
jugged jug
jugging jug
justified justify
kenned ken
kenning ken
kent ken
kept keep
kidded kid
kidding kid
kidnapped kidnap
kidnapping kidnap
kneecapped kneecap
kneecapping kneecap
knelt kneel
knew know
knitted knit
knitting knit
knives knife
knobbed knob
knobbing knob
knotted knot
knotting knot
known know
labelled label
labelling label
lagged lag
lagging lag
laid lay
lain lie
lammed lam
lamming lam
lapped lap
lapping lap
larvae larva
lati lat
latu lat
lay lie
leant lean
leapfrogged leapfrog
leapfrogging leapfrog
leapt leap
learnt learn
leaves leaf
led lead
left leave
lemmata lemma
lent lend
letting let
levelled level
levelling level
levied levy
libretti libretto
lice louse
lipped lip
lipping lip
lit light
litai lit
lives life
loaves loaf
lobbed lob
lobbied lobby
lobbing lob
logged log
logging log
lost lose
lotted lot
lotting lot
lugged lug
lugging lug
lullabied lullaby
lustra lustre
lying lie
madded mad
madding mad
made make
magnified magnify
mammae mamma
manned man
manning man
mapped map
mapping map
marred mar
married marry
marring mar
marshalled marshal
marshalling marshal
marvelled marvel
marvelling marvel
masses mass
matrices matrix
matted mat
matting mat
mausolea mausoleum
maxima maximum
meant mean
medalled medal
medalling medal
media medium
memoranda memorandum
men man
menservants manservant
messieurs monsieur
met meet
metalled metal
metalling metal
mice mouse
might may
milieux milieu
millennia millennium
minima minimum
minutiae minutia
miscarried miscarry
mislaid mislay
misled mislead
mistaken mistake
mistook mistake
misunderstood misunderstand
mobbed mob
mobbing mob
modelled model
modelling model
modified modify
mollified mollify
molten melt
momenta momentum
mopped mop
mopping mop
morses morse
mosquitoes mosquito
mottoes motto
mown mow
mucosae mucosa
mudded mud
muddied muddy
mudding mud
multiplied multiply
mummed mum
mumming mum
mutinied mutiny
myocardia myocardium
myofibrillae myofibrilla
mystified mystify
nabbed nab
nabbing nab
nagged nag
nagging nag
negroes negro
nemeses nemesis
netted net
netting net
neuroses neurosis
nickelled nickel
nickelling nickel
nipped nip
nipping nip
nodded nod
nodding nod
notified notify
nuclei nucleus
nucleoli nucleolus
nutted nut
nutting nut
occupied occupy
occurred occur
occurring occur
octahedra octahedron
oedemata edema
offsetting offset
omitted omit
omitting omit
optima optimum
ossified ossify
outcried outcry
outdid outdo
outdone outdo
outdrawn outdraw
outdrew outdraw
outfitted outfit
outfitting outfit
outfought outfight
outgeneralled outgeneral
outgeneralling outgeneral
outgrew outgrow
outgrown outgrow
outlaid outlay
outputted output
outputting output
outran outrun
outrunning outrun
outstripped outstrip
outstripping outstrip
overcame overcome
overdriven overdrive
overdrove overdrive
overflown overflow
overheard overhear
overhung overhang
overlaid overlay
overlapped overlap
overlapping overlap
overran overrun
overridden override
overrode override
overrunning overrun
overshot overshoot
overstepped overstep
overstepping overstep
overtaken overtake
overthrew overthrow
overthrown overthrow
overtook overtake
pacified pacify
padded pad
padding pad
paid pay
panelled panel
panelling panel
panicked panic
panicking panic
panned pan
panning pan
parallelled parallel
parallelling parallel
parcelled parcel
parcelling parcel
parentheses parenthesis
parodied parody
parried parry
partaken partake
partook partake
patinae patina
patrolled patrol
patrolling patrol
patted pat
patting pat
pease pea
pegged peg
pegging peg
pelves pelvis
pence penny
pencilled pencil
pencilling pencil
penned pen
penning pen
pent pen
permitted permit
permitting permit
personae persona
personified personify
petrified petrify
petted pet
petting pet
pfennige pfennig
phantasied phantasy
phenomena phenomenon
phyla phylum
picnicked picnic
picnicking picnic
pigged pig
pigging pig
pilloried pillory
pinned pin
pinning pin
pistolled pistol
pistolling pistol
pitied pity
pitted pit
pitting pit
planned plan
planning plan
platted plat
platting plat
pled plead
pleurae pleura
plied ply
plodded plod
plodding plod
plotted plot
plotting plot
plugged plug
plugging plug
pommelled pommel
pommelling pommel
popped pop
popping pop
potatoes potato
potted pot
potting pot
preferred prefer
preferring prefer
preoccupied preoccupy
prettied pretty
pried pry
prodded prod
prodding prod
programmed program
programmes program
programming program
propelled propel
propelling propel
prophesied prophesy
propped prop
propping prop
protozoa protozoan
proven prove
provisoes proviso
pterygia pterygium
pummelled pummel
pummelling pummel
punned pun
punning pun
pupped pup
pupping pup
purified purify
putting put
qualified qualify
quanta quantum
quarrelled quarrel
quarrelling quarrel
queried query
quickstepped quickstep
quickstepping quickstep
quipped quip
quipping quip
quitted quit
quitting quit
quizzed quiz
quizzes quiz
quizzes quiz
quizzing quiz
radii radius
ragged rag
ragging rag
rallied rally
rammed ram
ramming ram
ran run
rang ring
rapped rap
rapping rap
ratified ratify
ratted rat
ratting rat
reales real
rebelled rebel
rebelling rebel
rebuilt rebuild
rebutted rebut
rebutting rebut
reclassified reclassify
recopied recopy
recurred recur
recurring recur
red red
redded red
redding red
referenda referendum
referred refer
referring refer
refuelled refuel
refuelling refuel
regretted regret
regretting regret
reis real
relied rely
remade remake
remarried remarry
remitted remit
remitting remit
rent rend
repaid repay
repelled repel
repelling repel
replied reply
reran rerun
rerunning rerun
resetting reset
rethought rethink
retinae retina
revelled revel
revelling revel
revved rev
revving rev
rewritten rewrite
rewrote rewrite
ribbed rib
ribbing rib
ricochetted ricochet
ricochetting ricochet
ridded rid
ridden ride
ridding rid
rigged rig
rigging rig
rimmed rim
rimming rim
ripped rip
ripping rip
risen rise
rivalled rival
rivalling rival
riven rive
robbed rob
robbing rob
rode ride
rose rise
rostra rostrum
rotted rot
rotting rot
rubbed rub
rubbing rub
rumina rumen
rung ring
running run
rutted rut
rutting rut
sagged sag
sagging sag
said say
salaried salary
sallied sally
salvoes salvo
sang sing
sank sink
sapped sap
sapping sap
sat sit
satisfied satisfy
savvied savvy
saw see
sawn saw
scanned scan
scanning scan
scarified scarify
scarred scar
scarring scar
scarves scarf
scherzi scherzo
scrapped scrap
scrapping scrap
scrubbed scrub
scrubbing scrub
scudded scud
scudding scud
scurried scurry
seed seed
seen see
selves self
senores senor
sent send
septa septum
sera serum
setting set
sewn sew
shaken shake
shammed sham
shamming sham
shat shit
shaven shave
sheaves sheaf
shed shed
shedding shed
shelves shelf
shied shy
shimmed shim
shimmied shimmy
shimming shim
shinned shin
shinning shin
shipped ship
shipping ship
shitted shit
shitting shit
shod shoe
shone shine
shook shake
shopped shop
shopping shop
shot shoot
shotgunned shotgun
shotgunning shotgun
shotted shot
shotting shot
shovelled shovel
shovelling shovel
shown show
shrank shrink
shredded shred
shredding shred
shrugged shrug
shrugging shrug
shrunk shrink
shrunken shrink
shunned shun
shunning shun
shutting shut
sicked sic
sicking sic
sidestepped sidestep
sidestepping sidestep
signalled signal
signalling signal
signified signify
simplified simplify
singing sing
sinned sin
sinning sin
sipped sip
sipping sip
sitting sit
skidded skid
skidding skid
skimmed skim
skimming skim
skinned skin
skinning skin
skipped skip
skipping skip
slabbed slab
slabbing slab
slammed slam
slamming slam
slapped slap
slapping slap
slatted slat
slatting slat
slept sleep
slid slide
slidden slide
slipped slip
slipping slip
slitting slit
slopped slop
slopping slop
slotted slot
slotting slot
slugged slug
slugging slug
slummed slum
slumming slum
slung sling
slunk slink
smelt smell
smit smite
smitten smite
smote smite
snagged snag
snagging snag
snapped snap
snapping snap
snipped snip
snipping snip
snubbed snub
snubbing snub
snuck sneak
snugged snug
snugging snug
sobbed sob
sobbing sob
sodded sod
sodding sod
sold sell
soli solo
soprani soprano
sought seek
sown sow
spanned span
spanning span
spat spit
specified specify
spectra spectrum
sped speed
spelt spell
spent spend
spied spy
spilt spill
spinning spin
spiralled spiral
spiralling spiral
spitted spit
spitting spit
splitting split
spoilt spoil
spoke speak
spoken speak
spotlit spotlight
spotted spot
spotting spot
sprang spring
sprung spring
spun spin
spurred spur
spurring spur
squashes squash
squatted squat
squatting squat
stabbed stab
stabbing stab
stadia stadium
stamina stamen
stank stink
starred star
starring star
steadied steady
stemmed stem
stemming stem
stepchildren stepchild
stepped step
stepping step
sterna sternum
stimuli stimulus
stirred stir
stirring stir
stole steal
stolen steal
stood stand
stopped stop
stopping stop
storied story
strapped strap
strapping strap
strata stratum
stratified stratify
strewn strew
stridden stride
stripped strip
stripping strip
striven strive
strode stride
stropped strop
stropping strop
strove strive
struck strike
strummed strum
strumming strum
strung string
strutted strut
strutting strut
stubbed stub
stubbing stub
stuccoes stucco
stuck stick
studded stud
studding stud
studied study
stung sting
stunk stink
stunned stun
stunning stun
subbed sub
subbing sub
submitted submit
submitting submit
submucosae submucosa
summed sum
summing sum
sung sing
sunk sink
sunken sink
sunned sun
sunning sun
supped sup
supping sup
supplied supply
swabbed swab
swabbing swab
swam swim
swamies swami
swapped swap
swapping swap
swept sweep
swigged swig
swigging swig
swimming swim
swivelled swivel
swivelling swivel
swollen swell
swopped swap
swopping swap
swops swap
swore swear
sworn swear
swum swim
swung swing
symbolled symbol
symbolling symbol
symposia symposium
syntheses synthesis
tableaux tableau
tagged tag
tagging tag
taken take
tallied tally
tanned tan
tanning tan
tapped tap
tapping tap
tarred tar
tarried tarry
tarring tar
tatted tat
tatting tat
taught teach
taxes tax
taxies taxi
taxying taxi
teeth tooth
tempi tempo
terrified terrify
testified testify
theses thesis
thieves thief
thinned thin
thinning thin
thought think
threw throw
thriven thrive
throbbed throb
throbbing throb
thrombi thrombus
throve thrive
thrown throw
thudded thud
thudding thud
tinned tin
tinning tin
tinselled tinsel
tinselling tinsel
tipped tip
tipping tip
tobaccoes tobacco
told tell
tomatoes tomato
took take
topped top
topping top
tore tear
torn tear
tornadoes tornado
torsi torso
totalled total
totalling total
towelled towel
towelling towel
tracheae trachea
trafficked traffic
trafficking traffic
transferred transfer
transferring transfer
transfixt transfix
transmitted transmit
transmitting transmit
trapped trap
trapping trap
travelled travel
travelling travel
tried try
trimmed trim
trimming trim
tripped trip
tripping trip
trod tread
trodden tread
trotted trot
trotting trot
tugged tug
tugging tug
tunnelled tunnel
tunnelling tunnel
turves turf
twigged twig
twigging twig
twinned twin
twinning twin
tying tie
typified typify
ubermenschen ubermensch
ultimata ultimatum
undergone undergo
underlain underlie
underlay underlie
underlying underlie
underpinned underpin
underpinning underpin
understood understand
undertaken undertake
undertook undertake
underwent undergo
underwritten underwrite
underwrote underwrite
undid undo
undone undo
unfitted unfit
unfitting unfit
unified unify
unravelled unravel
unravelling unravel
untaught unteach
untying untie
unwound unwind
upheld uphold
uppercutting uppercut
upsetting upset
vacua vacuum
varied vary
verified verify
vertices vertex
vertigines vertigo
vertigoes vertigo
vetoes veto
vetted vet
vetting vet
virtuosi virtuoso
vivified vivify
volcanoes volcano
vying vie
wadded wad
wadding wad
wagged wag
wagging wag
wanned wan
wanning wan
warred war
warring war
waylaid waylay
wearied weary
weatherstripped weatherstrip
weatherstripping weatherstrip
webbed web
webbing web
wedded wed
wedding wed
weed weed
wept weep
wetted wet
wetting wet
wharves wharf
whetted whet
whetting whet
whinnied whinny
whipped whip
whipping whip
whirred whir
whirring whir
whizzed whiz
whizzes whiz
whizzing whiz
wigged wig
wigging wig
wildcatted wildcat
wildcatting wildcat
winning win
withdrawn withdraw
withdrew withdraw
withheld withhold
withstood withstand
wives wife
woke wake
woken wake
wolves wolf
won win
wore wear
worn wear
worried worry
worshipped worship
worshipping worship
wound wind
wove weave
woven weave
wrapped wrap
wrapping wrap
wried wry
written write
wrote write
wrought work
wrung wring
yapped yap
yapping yap
yenned yen
yenning yen
zeroes zero
zigzagged zigzag
zigzagging zigzag
zipped zip
zipping zip
`;
