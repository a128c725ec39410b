const pairs = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':'))
      .map(([noun = '', verbs = '']) => [noun, verbs.split(',')]),
  );

/** Acts as nouns before their object: 'emissão de notas'. Without accents. */
export const PORTUGUESE_ACTS = pairs(`
acompanhamento:acompanhar administracao:administrar afericao:aferir agendamento:agendar alimentacao:alimentar analise:analisar
aplicacao:aplicar apuracao:apurar armazenagem:armazenar assentamento:assentar atendimento:atender avaliacao:avaliar
cadastro:cadastrar calculo:calcular calibracao:calibrar captacao:captar carregamento:carregar catalogacao:catalogar
classificacao:classificar coleta:coletar,colher compra:comprar conciliacao:conciliar conducao:conduzir conferencia:conferir
conserto:consertar contagem:contar controle:controlar coordenacao:coordenar corte:cortar criacao:criar descarte:descartar
desenvolvimento:desenvolver diagnostico:diagnosticar dispensacao:dispensar edicao:editar elaboracao:elaborar,montar
embalagem:embalar emissao:emitir escrituracao:escriturar facilitacao:facilitar faturamento:faturar fechamento:fechar
fiscalizacao:fiscalizar gerenciamento:gerenciar gestao:gerir,gerenciar higienizacao:higienizar implantacao:implantar
inspecao:inspecionar instalacao:instalar integracao:integrar interpretacao:interpretar lancamento:lancar leitura:ler
levantamento:levantar limpeza:limpar locacao:locar mapeamento:mapear medicao:medir modelagem:modelar monitoramento:monitorar
montagem:montar negociacao:negociar operacao:operar organizacao:organizar orientacao:orientar otimizacao:otimizar
parametrizacao:parametrizar pesagem:pesar pintura:pintar planejamento:planejar precificacao:precificar preparacao:preparar
preparo:preparar prescricao:prescrever producao:produzir programacao:programar prospeccao:prospectar prototipacao:prototipar
realizacao:realizar recebimento:receber reciclagem:reciclar redacao:redigir,escrever reducao:reduzir registro:registrar
regulagem:regular reparo:reparar reposicao:repor resolucao:resolver revisao:revisar roteirizacao:roteirizar
selecao:selecionar separacao:separar soldagem:soldar substituicao:substituir supervisao:supervisionar transporte:transportar
tratamento:tratar treinamento:treinar triagem:triar troca:trocar venda:vender verificacao:verificar
`);

/** Acts as nouns after their object: 'meal preparation'. */
export const ENGLISH_ACTS = pairs(`
administration:administer analysis:analyze,analyse assembly:assemble assessment:assess calibration:calibrate cleaning:clean
collection:collect control:control coordination:coordinate counting:count creation:create cutting:cut delivery:deliver
design:design detection:detect development:develop diagnosis:diagnose diagnostics:diagnose documentation:document
drafting:draft driving:drive editing:edit evaluation:evaluate facilitation:facilitate forecasting:forecast handling:handle
implementation:implement inspection:inspect installation:install interpretation:interpret investigation:investigate
loading:load maintenance:maintain making:make management:manage mapping:map modeling:model modelling:model
monitoring:monitor negotiation:negotiate operation:operate optimisation:optimise optimization:optimize ordering:order
packing:pack picking:pick planning:plan preparation:prepare processing:process production:produce programming:program
pruning:prune reading:read reconciliation:reconcile recruitment:recruit repair:repair replacement:replace
reporting:report resolution:resolve review:review scheduling:schedule supervision:supervise testing:test tracking:track
training:train verification:verify welding:weld writing:write
`);
