import ListTodo from 'lucide-react/icons/list-todo';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useText } from '../../../../lib/i18n/i18n.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { type Offers, tabsWith } from '../builder-tab.ts';
import { TAB_ICONS } from '../builder-tabs.tsx';
import { ToolsPicture } from './tools-picture.tsx';
import {
  BOTTOM_TAB,
  BOTTOM_TABS,
  HEAD,
  HEAD_TOOLS,
  PANE_SWITCH,
  PANE_SWITCH_LINK,
  SECTION_LINK,
  SECTION_LIST,
  STATUS,
  STATUS_LINE,
} from '../layout.ts';

interface EarlyHeadProps {
  section: string;
  isVisitor: boolean;
  offers: Offers;
}

/** A static picture of the builder's tools: nothing in it is interactive before the program loads. */
export function EarlyHead({ section, isVisitor, offers }: EarlyHeadProps) {
  const text = useText();
  return (
    <div inert aria-hidden className={HEAD}>
      <div className={HEAD_TOOLS}>
        <div className="flex">
          <IconButton size="sm" label={text('builder.undo')} aria-disabled>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton size="sm" label={text('builder.redo')} aria-disabled>
            <Redo2 aria-hidden />
          </IconButton>
        </div>
        <Button size="sm" variant="quiet">
          <ListTodo aria-hidden />
          <span className="max-md:sr-only">{text('builder.checks')}</span>
        </Button>
        <div className="min-w-0 flex-1">
          <div className={STATUS}>
            <span className={STATUS_LINE} />
          </div>
        </div>
        <div className={PANE_SWITCH}>
          {tabsWith(offers)
            .filter((name) => name !== 'preview')
            .map((name) => {
              const Icon = TAB_ICONS[name];
              return (
                <a
                  key={name}
                  href="/builder"
                  aria-current={name === 'edit' ? 'page' : undefined}
                  className={PANE_SWITCH_LINK}
                >
                  <Icon aria-hidden className="size-4 lg:hidden" />
                  <span className="max-lg:sr-only">{text('builder.view', { tab: name })}</span>
                </a>
              );
            })}
        </div>
        <ToolsPicture hasMenu={!isVisitor} />
      </div>
      <div className="md:mt-2">
        <ul className={SECTION_LIST}>
          <li className="shrink-0">
            <button type="button" aria-current="true" data-called="section" className={SECTION_LINK}>
              {section}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

export function EarlyBottomTabs({ offers }: { offers: Offers }) {
  const text = useText();
  return (
    <div inert aria-hidden className={BOTTOM_TABS}>
      {tabsWith(offers).map((name) => {
        const Icon = TAB_ICONS[name];
        return (
          <a
            key={name}
            href="/builder"
            aria-current={name === 'edit' ? 'page' : undefined}
            className={BOTTOM_TAB}
          >
            <Icon aria-hidden className="size-5" />
            <span>{text('builder.view', { tab: name })}</span>
          </a>
        );
      })}
    </div>
  );
}
