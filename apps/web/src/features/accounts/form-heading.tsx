interface FormHeadingProps {
  title: string;
  subtitle: string;
}

export function FormHeading({ title, subtitle }: FormHeadingProps) {
  return (
    <div className="grid gap-1.5">
      <h1 className="font-display text-3xl tracking-display md:text-4xl">{title}</h1>
      <p className="text-pretty text-muted">{subtitle}</p>
    </div>
  );
}
