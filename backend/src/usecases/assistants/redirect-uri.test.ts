import { isRedirectUri, redirectFits } from './redirect-uri.js';

test.each([
  'https://app.example/callback',
  'https://app.example/callback?kept=1',
  'http://127.0.0.1:1234/cb',
  'http://[::1]/cb',
  'http://localhost/cb',
  'com.example.app:/cb',
  'cursor://anything/cb',
])('an answer may be sent to %s', (address) => {
  expect(isRedirectUri(address)).toBe(true);
});

test.each([
  '',
  'app.example/callback',
  'http://app.example/callback',
  'http://127.0.0.1.app.example/cb',
  'http://localhost.app.example/cb',
  'http://127.0.0.1@app.example/cb',
  'https://me:secret@app.example/cb',
  'https://app.example/cb#part',
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'app:/cb',
  `https://app.example/${'x'.repeat(500)}`,
])('an answer is not sent to %s', (address) => {
  expect(isRedirectUri(address)).toBe(false);
});

const REGISTERED = ['https://app.example/callback?kept=1', 'http://127.0.0.1:1234/cb?a=1', 'com.example.app:/cb'];

test.each([...REGISTERED, 'http://127.0.0.1:9/cb?a=1', 'http://127.0.0.1/cb?a=1'])('%s is one that was registered', (address) => {
  expect(redirectFits(REGISTERED, address)).toBe(true);
});

test.each([
  'https://app.example/callback',
  'https://app.example/callback?kept=1&more=1',
  'https://app.example:8443/callback?kept=1',
  'https://APP.example/callback?kept=1',
  'https://app.example/callback/../callback?kept=1',
  'http://127.0.0.1:1234/cb',
  'http://127.0.0.1:1234/cb2?a=1',
  'http://localhost:1234/cb?a=1',
  'https://127.0.0.1:1234/cb?a=1',
  'com.example.app:/cb2',
])('%s is none that was registered', (address) => {
  expect(redirectFits(REGISTERED, address)).toBe(false);
});
