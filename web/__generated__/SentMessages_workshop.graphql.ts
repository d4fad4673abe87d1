/**
 * @generated SignedSource<<0712945f7c50a44ccb7f8b7fdc575023>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentMessages_workshop$data = {
  readonly messages: ReadonlyArray<{
    readonly createdAt: string;
    readonly message: string;
    readonly number: number;
    readonly recipients: number;
  }> | null | undefined;
  readonly " $fragmentType": "SentMessages_workshop";
};
export type SentMessages_workshop$key = {
  readonly " $data"?: SentMessages_workshop$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentMessages_workshop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentMessages_workshop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkshopMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipients",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workshop",
  "abstractKey": null
};

(node as any).hash = "0e30f5dec5891de2682e25bf863d976f";

export default node;
