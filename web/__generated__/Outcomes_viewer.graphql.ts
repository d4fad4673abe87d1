/**
 * @generated SignedSource<<7a5aca90782feefcc61a27038b43a04b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Outcomes_viewer$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly " $fragmentType": "Outcomes_viewer";
};
export type Outcomes_viewer$key = {
  readonly " $data"?: Outcomes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Outcomes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Outcomes_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "565b496c65ea002d326e71345b4e2def";

export default node;
