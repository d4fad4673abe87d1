/**
 * @generated SignedSource<<a7a662a2edd832153d7631a4fc6c72be>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationSays_site$data = {
  readonly supportEmail: string;
  readonly " $fragmentType": "RegistrationSays_site";
};
export type RegistrationSays_site$key = {
  readonly " $data"?: RegistrationSays_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationSays_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationSays_site",
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

(node as any).hash = "deef7bb9e45599810210e00f0ada1c78";

export default node;
