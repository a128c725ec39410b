import { describe, expect, it } from 'vitest';
import type { Skill } from '../resume.ts';
import { skillGroups } from './skill-groups.ts';
import { skillNamesIn, withGroupRenamed, withSkillMoved, withSkillsAdded } from './skill-list.ts';

const skill = (id: string, group = ''): Skill => ({ id, name: id.toUpperCase(), skillLevelId: '', group });
const shown = (skills: readonly Skill[]) =>
  skillGroups(skills).map(({ name, skills: own }) => `${name}: ${own.map(({ id }) => id).join(' ')}`);

describe('[ENT-02] names in a text', () => {
  it.each([
    ['Python, SQL; Docker', ['Python', 'SQL', 'Docker']],
    ['• Python\n• SQL\r\n- dbt\n2. Airflow', ['Python', 'SQL', 'dbt', 'Airflow']],
    ['AWS (EC2, S3), Go', ['AWS (EC2, S3)', 'Go']],
    ['sql, SQL ,, Sql', ['Sql']],
    ['Front-end  work', ['Front-end work']],
    ['C#', ['C#']],
    [' , ', []],
  ])('%j', (text, names) => {
    expect(skillNamesIn(text)).toEqual(names);
  });
});

describe('[ENT-02] a list of skills', () => {
  const list = [skill('a', 'Tools'), skill('b'), skill('c', 'Tools'), skill('d', 'Methods')];

  it('gets new ones at the end of their group, and none twice', () => {
    const added = withSkillsAdded(list, 'Tools', [
      { id: 'x', name: 'b' },
      { id: 'e', name: 'Kafka' },
    ]);
    expect(shown(added)).toEqual(['Tools: a c e', ': b', 'Methods: d']);
    expect(shown(withSkillsAdded(list, 'New', [{ id: 'n', name: 'N' }])).at(-1)).toBe('New: n');
  });

  it('takes no more than its limit', () => {
    const many = Array.from({ length: 149 }, (_, index) => skill(`s${index}`));
    const names = ['one', 'two'].map((name) => ({ id: name, name }));
    expect(withSkillsAdded(many, '', names)).toHaveLength(150);
  });

  it('is put in order within and between groups', () => {
    const move = (id: string, group: string, before: string | null) =>
      shown(withSkillMoved(list, id, { group, before }));
    expect(move('c', 'Tools', 'a')).toEqual(['Tools: c a', ': b', 'Methods: d']);
    expect(move('a', 'Tools', null)).toEqual([': b', 'Tools: c a', 'Methods: d']);
    expect(move('b', 'Methods', 'd')).toEqual(['Tools: a c', 'Methods: b d']);
    expect(move('d', '', null)).toEqual(['Tools: a c', ': b d']);
    expect(move('gone', '', null)).toEqual(shown(list));
    expect(move('a', 'Tools', 'a')).toEqual(shown(list));
  });

  it('loses none of them when a group gets the name of another', () => {
    expect(shown(withGroupRenamed(list, 'Methods', 'Tools'))).toEqual(['Tools: a c d', ': b']);
  });
});
