import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { RichText } from './rich-text.tsx';

it('turns the tags of a message into elements', () => {
  renderUi(
    <h1>
      <RichText id="landing.title" tags={{ mark: <mark /> }} />
    </h1>,
  );
  expect(screen.getByRole('heading').innerHTML).toBe('Write a resume you can <mark>stand behind</mark>');
});
