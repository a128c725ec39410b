import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const ITEMS = ['One', 'Two', 'Three'].map((name) => ({
  value: name,
  label: name,
  content: `${name} content`,
}));

function Example() {
  const [value, setValue] = useState('One');
  return <Tabs label="Steps" value={value} onValueChange={setValue} items={ITEMS} />;
}

it('is one stop for Tab; the arrows, Home and End choose and go round', async () => {
  const { user } = renderUi(<Example />);
  const chosen = () => screen.getByRole('tab', { selected: true });
  await user.tab();
  for (const [key, name] of [
    ['{ArrowLeft}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await user.keyboard(key);
    expect(chosen().textContent).toBe(name);
    expect(document.activeElement).toBe(chosen());
    expect(screen.getByRole('tabpanel', { name }).textContent).toBe(`${name} content`);
  }
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});
