/** Faithful pairs, written for the rules and apart from the sets that judge them: English and Brazilian Portuguese, read both ways. */
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
];
