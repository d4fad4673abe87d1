/**
 * @generated SignedSource<<55e0e1b931b7da63b9f6e6bfebe85d14>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkshopView_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationPanel_viewer">;
  readonly " $fragmentType": "WorkshopView_viewer";
};
export type WorkshopView_viewer$key = {
  readonly " $data"?: WorkshopView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkshopView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkshopView_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationPanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "accf497c54bd48533f8394aca20efd91";

export default node;
