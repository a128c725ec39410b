/**
 * Faithful pairs for writing the rules, separate from the evaluation sets: English and Brazilian Portuguese, used both
 * ways.
 */
export const FAITHFUL: readonly (readonly [english: string, portuguese: string])[] = [
  [
    'Managed a $2.4 million annual budget for the Parks Department.',
    'Gestão de um orçamento anual de US$ 2,4 milhões para o Departamento de Parques.',
  ],
  ['Trained 25 new hires every quarter.', 'Treinei 25 novos contratados a cada trimestre.'],
  [
    'Answered 60 to 80 calls per shift and logged each one in Zendesk.',
    'Atendi de 60 a 80 ligações por turno e registrei cada uma no Zendesk.',
  ],
  ['Reduced waste by a third in my first year.', 'Reduzi o desperdício em um terço no meu primeiro ano.'],
  [
    'Master of Science in Public Health, Federal University of Bahia, 2018–2020',
    'Mestrado em Saúde Pública, Universidade Federal da Bahia, 2018–2020',
  ],
  ['Fluent in English and Spanish; basic German.', 'Inglês e espanhol fluentes; alemão básico.'],
  ['Licensed practical nurse, State of Oregon.', 'Técnica de enfermagem licenciada, estado do Oregon.'],
  ['Certified ServSafe manager since 2019.', 'Gestor certificado ServSafe desde 2019.'],
  ['Won the 2021 Teacher of the Year award.', 'Ganhei o prêmio Professor do Ano de 2021.'],
  ['Opened the café at 5 a.m. six days a week.', 'Abria o café às 5h, seis dias por semana.'],
  ['Cut the average wait from 45 to 20 minutes.', 'Reduzi a espera média de 45 para 20 minutos.'],
  ['Drove over 400,000 miles without an accident.', 'Mais de 400 mil milhas dirigidas sem acidentes.'],
  [
    'Helped two coworkers prepare for the bar exam.',
    'Ajudei dois colegas a se preparar para o exame da ordem.',
  ],
  [
    'Worked with architects, engineers and city inspectors.',
    'Trabalho conjunto com arquitetos, engenheiros e fiscais da prefeitura.',
  ],
  [
    'Senior Accountant, Pellworth & Sons, March 2016 – June 2021',
    'Contadora sênior, Pellworth & Sons, março de 2016 – junho de 2021',
  ],
  ['Introduced Kanban boards; cycle time fell 18%.', 'Introduzi quadros Kanban; o tempo de ciclo caiu 18%.'],
  [
    'Supervised a crew of eleven on the night shift.',
    'Supervisão de uma equipe de onze pessoas no turno da noite.',
  ],
  [
    'Wrote unit tests in Python and migrated reports to PostgreSQL.',
    'Escrevi testes unitários em Python e migrei relatórios para o PostgreSQL.',
  ],
  ['Volunteer at the Red Cross since 2015.', 'Voluntária na Cruz Vermelha desde 2015.'],
  ['Handled all returns for the online store.', 'Responsável por todas as devoluções da loja on-line.'],
  [
    'Sold roughly 30 cars a month at a family-owned dealership.',
    'Vendi cerca de 30 carros por mês em uma concessionária familiar.',
  ],
  ['Earned a 4.9 rating over 1,300 trips.', 'Nota 4,9 em 1.300 viagens.'],
  ['Half of my students were English learners.', 'Metade dos meus alunos estava aprendendo inglês.'],
  ['Doubled membership in two years.', 'Dobrei o número de associados em dois anos.'],
  [
    'Prepared payroll for about 200 employees, biweekly.',
    'Folha de pagamento quinzenal de cerca de 200 funcionários.',
  ],
  [
    'Maintained HVAC units in a 12-story building.',
    'Manutenção de equipamentos de climatização (HVAC) em um prédio de 12 andares.',
  ],
  ['Never missed a deadline in five years.', 'Nunca perdi um prazo em cinco anos.'],
  [
    'The project finished two weeks early and under budget.',
    'O projeto terminou duas semanas antes do prazo e abaixo do orçamento.',
  ],
  [
    'Designed posters for the Northgate Jazz Festival.',
    'Criação de cartazes para o Northgate Jazz Festival.',
  ],
  [
    'Assisted the sous chef with prep for 150 covers a night.',
    'Auxiliei o subchefe no preparo de 150 couverts por noite.',
  ],
  ['Volunteer firefighter, Hale County, 2010–present', 'Bombeiro voluntário, condado de Hale, 2010–atual'],
  ['Presented at PyCon in May 2023.', 'Palestrante na PyCon em maio de 2023.'],
  ['GPA 3.8 out of 4.0; graduated with honors.', 'Média 3,8 de 4,0; formatura com honras.'],
  [
    'Bilingual customer support by phone, chat and email.',
    'Atendimento bilíngue ao cliente por telefone, chat e e-mail.',
  ],
  ['Kept vaccination records for 3,200 children.', 'Mantive os registros de vacinação de 3.200 crianças.'],
  [
    'Ran payroll and benefits for three plants in Mexico and Brazil.',
    'Cuidei da folha e dos benefícios de três fábricas no México e no Brasil.',
  ],
  ['Participated in the design review of every release.', 'Participei da revisão de design de cada versão.'],
  ['Promoted twice in three years.', 'Duas promoções em três anos.'],
  [
    'Speaks Portuguese natively and French at an intermediate level.',
    'Português nativo e francês intermediário.',
  ],
  ['Used AutoCAD and SketchUp daily.', 'Uso diário de AutoCAD e SketchUp.'],
  [
    'Registered dietitian with ten years in hospital care.',
    'Nutricionista registrada com dez anos de experiência hospitalar.',
  ],
  [
    'Managed rosters, petty cash and stock counts.',
    'Gestão de escalas, do caixa pequeno e da contagem de estoque.',
  ],
  [
    'Retrained staff after the 2020 merger with Bluecrest Bank.',
    'Requalifiquei a equipe após a fusão de 2020 com o Bluecrest Bank.',
  ],
  ['Cooked for up to 90 guests on weekends.', 'Cozinhei para até 90 convidados aos fins de semana.'],
  ['Reached 112% of the sales target in Q3 2022.', 'Atingi 112% da meta de vendas no 3º trimestre de 2022.'],
  [
    'Responsible for the safety of 18 toddlers and two assistants.',
    'Responsável pela segurança de 18 crianças pequenas e duas auxiliares.',
  ],
  [
    'Rebuilt engines, brakes and transmissions on diesel trucks.',
    'Retífica de motores, freios e câmbios de caminhões a diesel.',
  ],
  [
    'Coordinated 40 volunteers during the flood of 2019.',
    'Coordenei 40 voluntários durante a enchente de 2019.',
  ],
  [
    'Secured $300,000 in grants from the Alder Foundation.',
    'Captação de US$ 300 mil em recursos da Alder Foundation.',
  ],
  ['Interned at the Ministry of Education in Brasília.', 'Estágio no Ministério da Educação, em Brasília.'],
  [
    'Took over the newsletter; open rates rose to 41%.',
    'Assumi a newsletter; a taxa de abertura subiu para 41%.',
  ],
  ['High school diploma, Eastfield High School, 2009', 'Ensino médio completo, Eastfield High School, 2009'],
  ['Patient, punctual and calm under pressure.', 'Paciente, pontual e calma sob pressão.'],
  [
    'No smoking-related complaints since the policy began.',
    'Nenhuma reclamação relacionada a cigarro desde o início da política.',
  ],
  ['Comfortable with heights and confined spaces.', 'À vontade em altura e em espaços confinados.'],
  ['Translated contracts between English and Portuguese.', 'Tradução de contratos entre inglês e português.'],
  [
    'Project manager for the new emergency room at St. Brendan Hospital.',
    'Gerente de projeto do novo pronto-socorro do St. Brendan Hospital.',
  ],
  ['Worked 8 a.m. to 5 p.m., Monday through Friday.', 'Trabalho das 8h às 17h, de segunda a sexta.'],
  ['A dozen clients renewed within a year.', 'Uma dúzia de clientes renovou em um ano.'],
  ['Took 1st place in the 2018 robotics cup.', 'Conquistei o primeiro lugar na copa de robótica de 2018.'],
  [
    'Second-generation baker with 10,000+ loaves a year.',
    'Padeiro de segunda geração, com mais de 10 mil pães por ano.',
  ],
  ['Closed $1.2M in new contracts.', 'Fechei US$ 1,2 milhão em novos contratos.'],
  ['Completed a 40-hour mediation course.', 'Curso de mediação de 40 horas concluído.'],
  ['Stock accuracy went up 3x.', 'A acuracidade do estoque triplicou.'],
  [
    'Born and trained in the 1980s school of hot-metal printing.',
    'Formação na escola de impressão a quente dos anos 1980.',
  ],
  ['Nearly 2 million downloads.', 'Quase 2 milhões de downloads.'],
  ['Served 1 in 5 households in the district.', 'Atendimento a 1 em cada 5 domicílios do distrito.'],
  ['A team of six plus two contractors.', 'Equipe de seis pessoas e dois terceirizados.'],
  ['Fixed 3/4-inch copper pipes.', 'Conserto de tubos de cobre de 3/4 de polegada.'],
  ['Read 100 pages a day for two years.', 'Lia 100 páginas por dia durante dois anos.'],
  ['Moved 12 tons of grain per hour.', 'Movimentação de 12 toneladas de grãos por hora.'],
  [
    'Average ticket of R$ 120; monthly revenue of R$ 80,000.',
    'Tíquete médio de R$ 120; receita mensal de R$ 80 mil.',
  ],
  ['From 2009 to 2012 I ran the shop alone.', 'De 2009 a 2012 toquei a loja sozinho.'],
  ['Cleared a backlog of 1,450 tickets in 90 days.', 'Zerei uma fila de 1.450 chamados em 90 dias.'],
  ['Grade 9 piano; plays in two orchestras.', 'Piano grau 9; toca em duas orquestras.'],
  [
    'Kept turnover below 5% for eight straight quarters.',
    'Rotatividade abaixo de 5% por oito trimestres seguidos.',
  ],
  ['Half-day workshops for groups of 10 to 15.', 'Oficinas de meio período para grupos de 10 a 15 pessoas.'],
  ['Class of 2014, top 10%.', 'Turma de 2014, entre os 10% melhores.'],
  ['One of three inspectors for 46 municipalities.', 'Uma das três fiscais de 46 municípios.'],
  [
    'Over the last decade I have catered some 300 weddings.',
    'Na última década, atendi cerca de 300 casamentos.',
  ],
  [
    'Sewed 35 to 40 garments a day, with under 1% rework.',
    'Costurava de 35 a 40 peças por dia, com menos de 1% de retrabalho.',
  ],
  [
    'Cooked breakfast for a 40-bed shelter, seven days a week.',
    'Preparava o café da manhã de um abrigo com 40 leitos, todos os dias da semana.',
  ],
  [
    'Ran the front of house at a busy bistro: reservations, floor plan, closing.',
    'Responsável pelo salão de um bistrô movimentado: reservas, mapa de mesas e fechamento.',
  ],
  [
    'Taught 5th-grade math and science at a Title I school.',
    'Professora de matemática e ciências do 5º ano em escola Title I.',
  ],
  [
    'Drove a 53-foot reefer between Texas and the Carolinas, no violations since 2014.',
    'Conduzi carreta frigorífica de 53 pés entre o Texas e as Carolinas, sem infrações desde 2014.',
  ],
  [
    'Wired new homes and troubleshot service calls on weekends.',
    'Instalações elétricas em casas novas e atendimento de chamados nos fins de semana.',
  ],
  [
    'Kept the books for a family restaurant and filed its sales tax.',
    'Contabilidade de um restaurante familiar e apuração do imposto sobre vendas.',
  ],
  [
    'Put out a weekly newsletter read by 3,000 alumni.',
    'Editava uma newsletter semanal lida por 3 mil ex-alunos.',
  ],
  ['Passed the CPA exam on the first try.', 'Aprovado no exame de CPA na primeira tentativa.'],
  [
    'Stood in for the head nurse during her maternity leave.',
    'Substituí a enfermeira-chefe durante a licença-maternidade dela.',
  ],
  [
    'Wrote Python scripts that spare the team two hours a day.',
    'Scripts em Python que poupam duas horas por dia à equipe.',
  ],
  [
    'Licensed pesticide applicator, State of Iowa.',
    'Aplicador de defensivos agrícolas licenciado no estado de Iowa.',
  ],
  ['Knocked on 80 doors a day to register voters.', 'Batia em 80 portas por dia para cadastrar eleitores.'],
  [
    'Broke down whole hogs and made all sausages in-house.',
    'Desossa de porcos inteiros e produção própria de todas as linguiças.',
  ],
  [
    'Raised two kids and a garden; back to work since 2021.',
    'Criei dois filhos e uma horta; de volta ao trabalho desde 2021.',
  ],
  [
    'Head of a 14-person accounts payable team in Dallas.',
    'À frente de uma equipe de 14 pessoas de contas a pagar em Dallas.',
  ],
  ['Sang alto in the city chorus for a decade.', 'Contralto no coro da cidade por dez anos.'],
  [
    'Delivered the new ER wing three months ahead of schedule.',
    'Entrega da nova ala do pronto-socorro três meses antes do prazo.',
  ],
  [
    'Handled intake for a legal aid clinic; screened about 25 callers a day.',
    'Triagem em um núcleo de assistência jurídica: cerca de 25 ligações por dia.',
  ],
  [
    'Fluent in ASL; conversational Spanish.',
    'Fluente em língua de sinais americana (ASL); espanhol em nível de conversação.',
  ],
  [
    'Laid brick and block on schools, churches and one fire station.',
    'Assentamento de tijolos e blocos em escolas, igrejas e um quartel de bombeiros.',
  ],
  [
    'Negotiated leases for 60 retail spaces; vacancy dropped to 4%.',
    'Negociei o aluguel de 60 pontos comerciais; a vacância caiu para 4%.',
  ],
  ['Two-time employee of the month.', 'Duas vezes funcionária do mês.'],
  [
    'Bookings, invoices and the occasional leaky faucet: I kept a 20-room inn going.',
    'Reservas, notas fiscais e até torneira pingando: cuidei de uma pousada de 20 quartos.',
  ],
  [
    'Certified Scrum Master (2019); facilitated retros for four squads.',
    'Scrum Master certificada (2019); facilitei retrospectivas de quatro squads.',
  ],
  [
    'Treated sports injuries for a Division II soccer program.',
    'Tratamento de lesões esportivas em um time de futebol da Divisão II.',
  ],
  [
    "Cut hair in my uncle's barbershop from age 15.",
    'Corto cabelo na barbearia do meu tio desde os 15 anos.',
  ],
  ['Restored a 1920s carousel, horse by horse.', 'Restaurei um carrossel dos anos 1920, cavalo por cavalo.'],
  [
    'Loaded trucks overnight while finishing my degree.',
    'Carregava caminhões de madrugada enquanto terminava a faculdade.',
  ],
  [
    'Built a habit of calling every client back within 24 hours.',
    'Criei o hábito de retornar a todos os clientes em até 24 horas.',
  ],
  [
    'Managed a $600K renovation on time and on budget.',
    'Gestão de uma reforma de US$ 600 mil, concluída no prazo e dentro do orçamento.',
  ],
  [
    'Set up a seed library that lends to 300 gardeners.',
    'Montei uma biblioteca de sementes que atende 300 jardineiros.',
  ],
  ['Owner-operator of a two-chair nail salon.', 'Proprietária de um salão de manicure com duas cadeiras.'],
  ['Repaired everything from toasters to tractors.', 'Consertava de tudo, de torradeiras a tratores.'],
  [
    'Volunteered as a crisis line listener, 4 hours a week.',
    'Voluntária em linha de apoio emocional, 4 horas por semana.',
  ],
  [
    'I can lift 50 lb and stand for a full shift.',
    'Consigo levantar 50 libras e ficar em pé um turno inteiro.',
  ],
  [
    'Oversaw security for concerts of up to 12,000 people.',
    'Coordenação da segurança de shows para até 12 mil pessoas.',
  ],
  [
    'Published in The Ridgeline Review and two anthologies.',
    'Textos publicados na The Ridgeline Review e em duas antologias.',
  ],
  [
    'Hired as a temp, kept on as a permanent employee after three months.',
    'Contratada como temporária e efetivada após três meses.',
  ],
  ['Worked closely with the FDA on two recalls.', 'Atuação direta com a FDA em dois recalls.'],
  [
    'Mapped wetlands with ArcGIS and a very good pair of boots.',
    'Mapeamento de áreas úmidas com ArcGIS e um ótimo par de botas.',
  ],
  ["Dean's List, all eight semesters.", "Quadro de honra (Dean's List) nos oito semestres."],
  ['Trained guide dogs for the blind.', 'Adestramento de cães-guia para pessoas cegas.'],
  [
    'Sorted, scanned and shelved returns at the public library.',
    'Triagem, leitura e guarda dos livros devolvidos na biblioteca pública.',
  ],
  [
    'Wrote and performed a one-woman show that ran for six weeks.',
    'Escrevi e encenei um monólogo que ficou seis semanas em cartaz.',
  ],
  [
    'Brought the error rate in claims entry under 1%.',
    'Taxa de erro no lançamento de sinistros reduzida a menos de 1%.',
  ],
  ['Took night classes to earn my GED at 34.', 'Estudei à noite e concluí o ensino médio (GED) aos 34 anos.'],
  ['Answers to "Chef" and to "Mom".', 'Atende por "Chef" e por "Mãe".'],
  [
    'Fitted hearing aids and followed up with every patient within two weeks.',
    'Adaptação de aparelhos auditivos, com retorno de cada paciente em até duas semanas.',
  ],
  ['Maintained 99.9% uptime across 120 servers.', 'Disponibilidade de 99,9% em 120 servidores.'],
  [
    'Wholesale buyer for a chain of nine toy stores.',
    'Comprador de atacado para uma rede de nove lojas de brinquedos.',
  ],
  [
    'Fed, bathed and read to four residents with dementia.',
    'Alimentava, dava banho e lia para quatro residentes com demência.',
  ],
  [
    'Inspected 1,900 restaurants for the county health department.',
    'Inspeção sanitária de 1.900 restaurantes para o departamento de saúde do condado.',
  ],
  [
    'Assembled flat-pack furniture, 5-star rating over 410 jobs.',
    'Montagem de móveis, com avaliação de 5 estrelas em 410 serviços.',
  ],
  [
    'Worked on a kill floor for two years; moved to quality control.',
    'Dois anos na linha de abate; depois, controle de qualidade.',
  ],
  ['Sold tickets, swept up, ran the projector.', 'Vendia ingressos, varria a sala e operava o projetor.'],
  ['Backup goalkeeper, then captain.', 'Goleira reserva e, depois, capitã.'],
  ['Served in the Peace Corps in Senegal, 2010–2012.', 'Voluntário do Peace Corps no Senegal, 2010–2012.'],
  [
    'Made custom orthotics under a licensed prosthetist.',
    'Confecção de órteses sob medida sob a supervisão de um protesista licenciado.',
  ],
  [
    'Pulled espresso and poured latte art for the morning rush.',
    'Espressos e latte art no movimento da manhã.',
  ],
  [
    'Handle an average of 70 tickets a week in Jira Service Management.',
    'Média de 70 chamados por semana no Jira Service Management.',
  ],
  [
    'Looked after the Year 2 class when the teacher was away.',
    'Assumia a turma do 2º ano quando a professora faltava.',
  ],
  [
    'Cross-trained on all nine stations of the assembly line.',
    'Treinada em todos os nove postos da linha de montagem.',
  ],
  ['Got the nonprofit its first clean audit.', 'Primeira auditoria sem ressalvas da história da ONG.'],
  ['Retired Army sergeant, 20 years of service.', 'Sargento reformado do Exército, com 20 anos de serviço.'],
  [
    'Wired $2M a day without a single misposted transfer.',
    'US$ 2 milhões por dia em transferências, sem um único lançamento errado.',
  ],
  [
    'Currently on sabbatical; available from January 5, 2026.',
    'Em período sabático; disponível a partir de 5 de janeiro de 2026.',
  ],
  ['Ex-banker turned cheesemaker.', 'Ex-bancário que virou queijeiro.'],
  [
    'Turned around a failing cafeteria in under a year.',
    'Recuperei uma cantina deficitária em menos de um ano.',
  ],
  [
    'Kept a logbook for each of the 18 boilers.',
    'Livro de registro individual de cada uma das 18 caldeiras.',
  ],
  ['First in my family to finish college.', 'Primeira da família a concluir a faculdade.'],
  [
    'Reviewed code, wrote docs, mentored two juniors.',
    'Revisão de código, documentação e mentoria de dois desenvolvedores juniores.',
  ],
  [
    'Lead vocals and rhythm guitar, The Copper Lanterns.',
    'Vocal principal e guitarra base na banda The Copper Lanterns.',
  ],
  [
    'Processed visas for 35 nationalities at the consulate in Recife.',
    'Processamento de vistos de 35 nacionalidades no consulado em Recife.',
  ],
  ['Shipped version 2.0 to 1.5 million users.', 'Lançamento da versão 2.0 para 1,5 milhão de usuários.'],
  [
    'I do laundry, ironing and tidying; references from three families.',
    'Lavo, passo e arrumo; referências de três famílias.',
  ],
  [
    'Independent trucker for 22 years with my own rig.',
    'Caminhoneiro autônomo há 22 anos, com caminhão próprio.',
  ],
  [
    'Acted as liaison between the job site and the architecture firm.',
    'Fiz a ponte entre a obra e o escritório de arquitetura.',
  ],
  [
    'Outside sales rep for cleaning products in Greater Belo Horizonte.',
    'Vendedora externa de produtos de limpeza na Grande BH.',
  ],
  [
    'Full HR administration cycle: hiring, vacation, terminations and eSocial.',
    'Rotina completa de departamento pessoal: admissão, férias, rescisão e eSocial.',
  ],
  [
    'Ranked 3rd in the 2014 Civil Police entrance exam.',
    'Aprovado em 3º lugar no concurso da Polícia Civil (2014).',
  ],
  ['Formally employed since age 16.', 'Carteira assinada desde os 16 anos.'],
  [
    'I make cakes, sweets and savory snacks for parties of up to 200 guests.',
    'Faço bolos, doces e salgados para festas de até 200 convidados.',
  ],
  [
    'Laborer, then bricklayer, now construction foreman.',
    'Peão de obra, depois pedreiro, hoje mestre de obras.',
  ],
  [
    'Nurse technician in the neonatal ICU, night shifts.',
    'Técnica de enfermagem na UTI neonatal, plantões noturnos.',
  ],
  ['Admitted to medical school at UFMG at age 19.', 'Passei em Medicina na UFMG aos 19 anos.'],
  ["Set the store's sales record in December 2021.", 'Bati recorde de vendas da loja em dezembro de 2021.'],
  ['I have a registered small business (MEI) and issue invoices.', 'Tenho MEI e emito nota.'],
  ['Team player with good communication skills.', 'Trabalho em equipe e boa comunicação.'],
  ['Salary expectation: R$3,500.', 'Pretensão salarial: R$ 3.500,00.'],
  ['Computer tutor for senior citizens.', 'Monitor de informática para a terceira idade.'],
  ['General helper on construction sites, moves and events.', 'Ajudante geral em obras, mudanças e eventos.'],
  ['Assisted in rolling out the electronic time clock.', 'Auxiliei na implantação do ponto eletrônico.'],
  ['22% reduction in water use in 2019.', 'Redução de 22% no consumo de água em 2019.'],
  [
    'Small-group leader at church and Bible school teacher.',
    'Líder de célula na igreja e professor da escola bíblica.',
  ],
  [
    'I have a degree in Languages with a concentration in English.',
    'Sou formada em Letras, com habilitação em inglês.',
  ],
  [
    "Looked after the school's vegetable garden and chicken coop.",
    'Cuidava da horta e do galinheiro da escola.',
  ],
  ['Types 60 words per minute.', 'Digitação de 60 palavras por minuto.'],
  [
    'Served patients in Brazilian Sign Language at the hospital reception.',
    'Atendimento em libras na recepção do hospital.',
  ],
  ['Completed fire brigade training in 2022.', 'Fiz curso de brigadista em 2022.'],
  [
    'Cell phone and laptop repair with a 90-day warranty.',
    'Conserto de celulares e notebooks, com garantia de 90 dias.',
  ],
  [
    'Worked on the front lines of the pandemic at two field hospitals.',
    'Atuei na linha de frente da pandemia em dois hospitais de campanha.',
  ],
  [
    'Negotiated terms with creditors and kept the store from closing.',
    'Negociei prazos com credores e evitei o fechamento da loja.',
  ],
  ['State judo champion in 2009.', 'Fui campeã estadual de judô em 2009.'],
  ['Backhoe and wheel loader operator.', 'Operador de retroescavadeira e pá-carregadeira.'],
  ['Since 2020 I have run finance on my own.', 'Desde 2020 cuido sozinha do financeiro.'],
  ['Psychology student in my 7th semester.', 'Estudante de Psicologia, 7º período.'],
  ['Delivered newspapers by bike from age 12 to 17.', 'Entreguei jornais de bicicleta dos 12 aos 17 anos.'],
  ["Designed the NGO's visual identity pro bono.", 'Criei a identidade visual da ONG sem cobrar nada.'],
  ['Pest control in silos and warehouses.', 'Controle de pragas em silos e armazéns.'],
  ['Photographed over 120 births.', 'Fotografei mais de 120 partos.'],
  [
    'Spreadsheets, reports and a lot of patience with the printer.',
    'Planilhas, relatórios e muita paciência com a impressora.',
  ],
  [
    'Store supervisor: team of 9, target met in 11 out of 12 months.',
    'Supervisora de loja: equipe de 9, meta batida em 11 meses de 12.',
  ],
  [
    'Conducted settlement hearings in small claims court.',
    'Conduzi audiências de conciliação no Juizado Especial.',
  ],
  [
    "Opened mail, cut checks and kept the director's calendar straight.",
    'Abertura de correspondência, emissão de cheques e organização da agenda da diretora.',
  ],
  [
    'Ran a paper route, then a press, then the newsroom.',
    'Entreguei jornal, operei rotativa e acabei na chefia da redação.',
  ],
  [
    'Pulled permits and met inspectors on site.',
    'Obtenção de alvarás e acompanhamento de vistorias na obra.',
  ],
  ['Spent two summers on a fishing boat in Alaska.', 'Dois verões em um barco de pesca no Alasca.'],
  [
    'Built and flew drones to survey vineyards.',
    'Montagem e operação de drones para levantamento de vinhedos.',
  ],
  [
    'Handled everything from payroll to potholes for a town of 2,300.',
    'Da folha de pagamento aos buracos na rua, cuidei de tudo em uma cidade de 2.300 habitantes.',
  ],
  [
    'Wrote the grant, hired the staff and unlocked the doors each morning.',
    'Escrevi o projeto, contratei a equipe e abria as portas toda manhã.',
  ],
  [
    'Taught English to newly arrived refugees, evenings.',
    'Aulas noturnas de inglês para refugiados recém-chegados.',
  ],
  [
    'Stable hand, trail guide and, when needed, farrier.',
    'Tratador, guia de trilhas e, quando preciso, ferrador.',
  ],
  ['Certified in CPR/AED through 2026.', 'Certificação em RCP e uso de DEA válida até 2026.'],
  [
    'Increased donations 31% by calling lapsed members.',
    'Aumento de 31% nas doações com ligações para ex-associados.',
  ],
  ['Kept a spotless driving record for 15 years.', 'Prontuário de motorista sem infrações por 15 anos.'],
  ['Designed the wayfinding for a 400-bed hospital.', 'Projeto de sinalização de um hospital de 400 leitos.'],
  [
    'Captain of the debate team; state semifinalist in 2013.',
    'Capitão da equipe de debates, semifinalista estadual em 2013.',
  ],
  [
    'Stocked, faced and priced 6 aisles before the store opened.',
    'Reposição, organização e precificação de 6 corredores antes da abertura da loja.',
  ],
  [
    'Made sure nobody left the clinic without a follow-up date.',
    'Garantia que ninguém saísse da clínica sem data de retorno.',
  ],
  ['Sous chef under Marta Quinn at Lowtide, 2018–2020.', 'Subchefe de Marta Quinn no Lowtide, 2018–2020.'],
  ['Worked the register, the grill and the drive-thru.', 'Caixa, chapa e drive-thru.'],
  [
    'Translated menus and court forms; never the poetry I was asked for.',
    'Traduzi cardápios e formulários judiciais, mas nunca a poesia que me pediram.',
  ],
  [
    'Oversaw a merger of two school districts with 9,000 students in all.',
    'Coordenei a fusão de duas redes escolares, com 9 mil alunos ao todo.',
  ],
  [
    'Grew up on a dairy farm and can fix most anything with a motor.',
    'Cresci em fazenda de leite e conserto quase tudo o que tem motor.',
  ],
  ["Received the Mayor's Volunteer Medal in 2017.", 'Medalha de Voluntariado do Prefeito em 2017.'],
  [
    'Data entry at 98% accuracy; overtime welcome.',
    'Digitação com 98% de precisão; disponível para horas extras.',
  ],
  [
    'Half my shift was triage, the other half was reassurance.',
    'Metade do plantão era triagem; a outra metade, acolhimento.',
  ],
  [
    'Rebuilt the onboarding checklist; ramp-up went from six weeks to four.',
    'Refiz o checklist de integração; o tempo de adaptação passou de seis para quatro semanas.',
  ],
  [
    'Tested soil and water for a county extension office.',
    'Análises de solo e água para o escritório de extensão rural do condado.',
  ],
  [
    'In charge of lights and sound for 60 shows a year.',
    'Responsável por luz e som em 60 espetáculos por ano.',
  ],
  [
    'Reduced no-shows from 18% to 7% with text reminders.',
    'Faltas reduzidas de 18% para 7% com lembretes por SMS.',
  ],
  [
    'Notary public, commissioned in Ohio through 2029.',
    'Notary public (tabeliã) em Ohio, com comissão até 2029.',
  ],
  [
    'Sat on the parish finance council from 2012 to 2016.',
    'Membro do conselho econômico da paróquia de 2012 a 2016.',
  ],
  [
    'Kitchen manager for a food truck that sold out most days.',
    'Gerente de cozinha de um food truck que esgotava quase todos os dias.',
  ],
  [
    'Restored antique furniture and taught woodworking on Saturdays.',
    'Restaurei móveis antigos e dei aulas de marcenaria aos sábados.',
  ],
  ['The same client hired me back three times.', 'Fui chamada de volta três vezes pela mesma cliente.'],
  [
    'School van driver with no tickets in ten years.',
    'Motorista de van escolar, sem nenhuma multa em dez anos.',
  ],
  ['Took the brick-and-mortar store online.', 'Fiz a transição da loja física para o e-commerce.'],
  [
    'Reception, intake and scheduling at an eye clinic.',
    'Recepção, triagem e agendamento em clínica de olhos.',
  ],
  [
    'Working since I was 14; I started out shining shoes.',
    'Trabalho desde os 14 anos; comecei engraxando sapatos.',
  ],
  [
    'Managed building maintenance contracts for 12 bank branches.',
    'Gerenciei contratos de manutenção predial em 12 agências bancárias.',
  ],
  [
    'Call center supervisor, 35 agents, afternoon shift.',
    'Supervisora de telemarketing, 35 operadores, turno da tarde.',
  ],
  ['I do plaster finishing, cove molding and drywall.', 'Faço acabamento em gesso, sanca e drywall.'],
  [
    'Graduate certificate in Family Health (Fiocruz), in progress.',
    'Pós-graduação em Saúde da Família (Fiocruz), em andamento.',
  ],
  [
    'Took part in the drive that vaccinated 3,000 people in two days.',
    'Participei do mutirão que vacinou 3 mil pessoas em dois dias.',
  ],
  [
    'Outsold the team average every month of 2020.',
    'Vendi mais que a média da equipe em todos os meses de 2020.',
  ],
  ['Learned Brazilian Sign Language to serve customers better.', 'Aprendi Libras para atender melhor.'],
  ["I'm a civilian firefighter with 210 hours of training.", 'Sou bombeiro civil, com curso de 210 horas.'],
  [
    'Planted, fertilized and harvested organic vegetables on 3 hectares.',
    'Plantio, adubação e colheita de hortaliças orgânicas em 3 hectares.',
  ],
  ['Built the after-sales department from the ground up.', 'Montei do zero o setor de pós-venda.'],
  [
    'Civil-service social worker since 2011, now at the Vila Nova social services center (Creas).',
    'Assistente social concursada desde 2011, hoje no Creas de Vila Nova.',
  ],
  [
    'Sewed for three samba schools, always in the February rush.',
    'Costurei para três escolas de samba, sempre na correria de fevereiro.',
  ],
  [
    'Registered suppliers and got quotes from at least three companies.',
    'Cadastro de fornecedores e cotação de preços em pelo menos três empresas.',
  ],
  [
    'Building technician experienced in AutoCAD and construction measurement.',
    'Técnico em Edificações com experiência em AutoCAD e medição de obras.',
  ],
  [
    'Kitchen assistant: prep, cleaning and expiration date checks.',
    'Auxiliar de cozinha: pré-preparo, limpeza e controle de validade.',
  ],
  [
    'Led hip-hop workshops at Fundação Casa youth detention centers.',
    'Ministrei oficinas de hip-hop em unidades da Fundação Casa.',
  ],
  [
    'I run social media for eight restaurants, 140,000 followers in all.',
    'Administro as redes sociais de oito restaurantes, com 140 mil seguidores no total.',
  ],
  ['Went from errand boy to manager at the same company.', 'Fui de office-boy a gerente na mesma empresa.'],
  [
    'Security guard with up-to-date refresher training and a firearms permit.',
    'Vigilante com reciclagem em dia e porte de arma.',
  ],
];
