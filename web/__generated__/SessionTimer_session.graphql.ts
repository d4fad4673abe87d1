/**
 * @generated SignedSource<<36d375df1d783cbca32a7e342b511c77>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionTimer_session$data = {
  readonly expiresAt: string;
  readonly " $fragmentSpreads": FragmentRefs<"useSessionWatch_session">;
  readonly " $fragmentType": "SessionTimer_session";
};
export type SessionTimer_session$key = {
  readonly " $data"?: SessionTimer_session$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionTimer_session">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionTimer_session",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSessionWatch_session"
    }
  ],
  "type": "AdminSession",
  "abstractKey": null
};

(node as any).hash = "90565d60cf2c39aaa0adb3e4bcc910c0";

export default node;
