import type { EarlyBuilderReader } from '@lauda/contract/site/early-builder';
import type { Locale } from '@lauda/domain/locale';
import { emptyResume } from '@lauda/domain/resume/empty-resume';
import { resumeTitle } from '@lauda/domain/resume/title';
import { renderToStaticMarkup } from 'react-dom/server';
import { EarlyForm } from '../features/resumes/builder/early/early-form.tsx';
import { EarlyFrame } from '../features/shell/early-frame.tsx';
import { I18nProvider, loadTranslator } from '../lib/i18n/i18n.tsx';

/** Renders the early form of the builder in one language and for one kind of reader, as part of the app's page. */
export async function renderEarlyBuilder(locale: Locale, reader: EarlyBuilderReader): Promise<string> {
  const translator = await loadTranslator(locale);
  const isVisitor = reader === 'visitor';
  return renderToStaticMarkup(
    <I18nProvider translator={translator}>
      <EarlyFrame isVisitor={isVisitor} title={resumeTitle(emptyResume(locale))}>
        <EarlyForm isVisitor={isVisitor} hasCoach={reader === 'userWithCoach'} />
      </EarlyFrame>
    </I18nProvider>,
  );
}
