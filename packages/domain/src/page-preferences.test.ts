import { describe, expect, it } from 'vitest';
import { applyPagePreferences, choosePagePreferences, readCookie } from './page-preferences.ts';

const ask = (request: { host?: string; cookie?: string; acceptLanguage?: string }) =>
  choosePagePreferences(
    { host: 'lauda.example', cookie: undefined, acceptLanguage: undefined, ...request },
    { 'lauda.example.br': 'pt-BR' },
  );

describe('page preferences', () => {
  it('[I18N-01] chooses the language by host name, then stored choice, then browser, then English', () => {
    const cookie = 'lauda_locale=en-US';
    const acceptLanguage = 'pt-BR,pt;q=0.9,en;q=0.1';
    expect(ask({ host: 'Lauda.example.br', cookie, acceptLanguage: 'en' }).locale).toBe('pt-BR');
    expect(ask({ cookie, acceptLanguage }).locale).toBe('en-US');
    expect(ask({ cookie: 'lauda_locale=xx', acceptLanguage }).locale).toBe('pt-BR');
    expect(ask({ acceptLanguage: 'fr, de;q=0.8' }).locale).toBe('en-US');
    expect(ask({}).locale).toBe('en-US');
  });

  it('[I18N-01] weighs the languages of the browser', () => {
    expect(ask({ acceptLanguage: 'en;q=0.4, pt-PT;q=0.8' }).locale).toBe('pt-BR');
    expect(ask({ acceptLanguage: 'pt;q=0, en' }).locale).toBe('en-US');
    expect(ask({ acceptLanguage: '*, ;q=, pt;q=nonsense' }).locale).toBe('en-US');
  });

  it('takes a theme only from the two there are', () => {
    expect(ask({ cookie: 'a=b; lauda_theme=dark' }).theme).toBe('dark');
    expect(ask({ cookie: 'lauda_theme="><script>' }).theme).toBeNull();
    expect(ask({}).theme).toBeNull();
  });

  it('reads one cookie and is not fooled by another that ends alike', () => {
    expect(readCookie('x_lauda_theme=dark; lauda_theme=light', 'lauda_theme')).toBe('light');
    expect(readCookie('lauda_theme', 'lauda_theme')).toBeUndefined();
    expect(readCookie(undefined, 'lauda_theme')).toBeUndefined();
  });

  it('writes language and theme into the page', () => {
    const html = '<!doctype html><html lang="en-US"><head>';
    expect(applyPagePreferences(html, { locale: 'pt-BR', theme: 'dark' })).toBe(
      '<!doctype html><html lang="pt-BR" data-theme="dark"><head>',
    );
    expect(applyPagePreferences(html, { locale: 'en-US', theme: null })).toBe(html);
  });

  it('keeps the start notice in that language only', () => {
    const notice = (lang: string) => `<div class="start-notice" lang="${lang}"><p>${lang}</p></div>`;
    const html = `<div id="root">${notice('en-US')}${notice('pt-BR')}</div>`;
    expect(applyPagePreferences(html, { locale: 'pt-BR', theme: null })).toBe(
      `<div id="root">${notice('pt-BR')}</div>`,
    );
  });
});
