/**
 * @generated SignedSource<<a2962aa175d20b2b8d0249353dfcb614>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationOutcome_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "RegistrationOutcome_site";
};
export type RegistrationOutcome_site$key = {
  readonly " $data"?: RegistrationOutcome_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationOutcome_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationOutcome_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "supportEmail",
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "97f78925b8e619410597860ccc1a7fef";

export default node;
