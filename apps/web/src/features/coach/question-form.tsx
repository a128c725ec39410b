import { MAX_QUESTION_CHARACTERS } from '@lauda/domain/coach/proposal';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../../lib/i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';

interface QuestionFormProps {
  resumeId: string;
  isAnswering: boolean;
  isOff: boolean;
  onAsk: (text: string) => void;
  onStop: () => void;
}

/** An unsent question survives a reload; signing out clears it. */
const draftKey = (resumeId: string) => `lauda-coach-${resumeId}`;

export function QuestionForm({ resumeId, isAnswering, isOff, onAsk, onStop }: QuestionFormProps) {
  const text = useText();
  const [question, setQuestion] = useState(() => sessionStorage.getItem(draftKey(resumeId)) ?? '');
  const change = (next: string) => {
    setQuestion(next);
    sessionStorage.setItem(draftKey(resumeId), next);
  };
  const send = () => {
    const asked = question.trim();
    if (asked === '' || isAnswering || isOff) return;
    change('');
    onAsk(asked);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="grid gap-2" onSubmit={submit}>
      <Field label={text('coach.question')} hint={text('coach.questionHint')}>
        <Textarea
          value={question}
          minRows={2}
          maxLength={MAX_QUESTION_CHARACTERS}
          disabled={isOff}
          className="max-h-48"
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {isAnswering ? (
        <Button className="justify-self-end" onClick={onStop}>
          <Square aria-hidden />
          {text('coach.stop')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" className="justify-self-end" disabled={isOff}>
          <SendHorizontal aria-hidden />
          {text('coach.send')}
        </Button>
      )}
    </form>
  );
}
