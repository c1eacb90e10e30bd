// The worked example of an evening; its serving turn is a table of the thalers and beer after each step.
import { EXAMPLE_TURN } from '../../model/exampleTurn.ts';
import type { LoadedGuide } from './useGuide.ts';

const Scene = ({ heading, text }: { heading: string; text: string }) => (
  <section>
    <h2>{heading}</h2>
    <p>{text}</p>
  </section>
);

export function Example({ guide: { text } }: { guide: LoadedGuide }) {
  const { example } = text;
  const { arrive, server, plan, serve } = example;
  return (
    <>
      <p class="guideLead">{example.lead}</p>
      <Scene heading={arrive.heading} text={arrive.text} />
      <Scene heading={server.heading} text={server.text} />
      <Scene heading={plan.heading} text={plan.text} />
      <section>
        <h2>{serve.heading}</h2>
        <p>{serve.text}</p>
        <table>
          <thead>
            <tr>
              <th scope="col">{serve.columns.step}</th>
              <th scope="col">{serve.columns.thalers}</th>
              <th scope="col">{serve.columns.beer}</th>
            </tr>
          </thead>
          <tbody>
            {EXAMPLE_TURN.map(({ step, thalers, beer }) => (
              <tr key={step}>
                <td>{serve.steps[step]}</td>
                <td>{thalers}</td>
                <td>{beer}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{serve.end}</p>
      </section>
    </>
  );
}
