import { describe, expect, it } from 'vitest';
import { filterCommands } from './filter-commands.ts';

const command = (label: string, keywords?: string) => ({ id: label, label, keywords, onSelect: () => {} });
const GROUPS = [
  {
    id: 'go',
    label: 'Go to',
    commands: [
      command('Adaptar currículo com IA'),
      command('Meus currículos'),
      command('Configurações da conta', 'perfil senha'),
      command('Currículos'),
    ],
  },
  { id: 'do', label: 'Do', commands: [command('Sair')] },
];

const find = (query: string) =>
  filterCommands(GROUPS, query).map(({ id, commands }) => [id].concat(commands.map(({ label }) => label)));

describe('filterCommands', () => {
  it('gives everything for nothing typed', () => {
    expect(filterCommands(GROUPS, '  ')).toEqual(GROUPS);
  });

  it('ignores case and accents, both ways', () => {
    expect(find('CONFIGURACOES')).toEqual([['go', 'Configurações da conta']]);
    expect(find('sáir')).toEqual([['do', 'Sair']]);
  });

  it('puts the label that begins with the word first', () => {
    expect(find('curr')).toEqual([['go', 'Currículos', 'Adaptar currículo com IA', 'Meus currículos']]);
  });

  it('wants every word, in any order', () => {
    expect(find('ia adapt')).toEqual([['go', 'Adaptar currículo com IA']]);
    expect(find('ia sair')).toEqual([]);
  });

  it('looks into the keywords', () => {
    expect(find('senha')).toEqual([['go', 'Configurações da conta']]);
  });

  it('forgives left-out letters, but ranks them last', () => {
    expect(find('mcur')).toEqual([['go', 'Meus currículos']]);
    const groups = [
      { id: 'x', label: 'X', commands: [command('p-l-a-n'), command('explore'), command('Plan')] },
    ];
    expect(filterCommands(groups, 'plan')[0]?.commands.map(({ label }) => label)).toEqual([
      'Plan',
      'p-l-a-n',
    ]);
  });

  it('finds no scattered letters in long texts', () => {
    const groups = [
      { id: 'x', label: 'X', commands: [command('Resume', 'Led the move of pipelines to Kafka and dbt')] },
    ];
    expect(filterCommands(groups, 'kafka')).toHaveLength(1);
    expect(filterCommands(groups, 'lmkd')).toEqual([]);
  });

  it('puts the group with the best match first, so Enter runs what was meant', () => {
    const groups = [
      { id: 'screen', label: 'On this screen', commands: [command('Projects: import Cats')] },
      { id: 'go', label: 'Go to', commands: [command('Pricing')] },
      { id: 'do', label: 'Do', commands: [command('Pick rice')] },
    ];
    expect(filterCommands(groups, 'pric').map(({ id }) => id)).toEqual(['go', 'screen', 'do']);
  });
});
