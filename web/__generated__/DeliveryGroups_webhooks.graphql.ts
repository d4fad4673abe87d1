/**
 * @generated SignedSource<<4f422a2878058e0b91833276e17b8ad1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeliveryGroups_webhooks$data = {
  readonly webhooks: {
    readonly rows: ReadonlyArray<{
      readonly attempts: number;
      readonly error: string | null;
      readonly event: string;
      readonly id: string;
      readonly receivedAt: string;
    }>;
    readonly total: number;
  } | null;
  readonly " $fragmentType": "DeliveryGroups_webhooks";
};
export type DeliveryGroups_webhooks$key = {
  readonly " $data"?: DeliveryGroups_webhooks$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryGroups_webhooks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "webhooks"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeliveryGroups_webhooks",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "webhooks"
        }
      ],
      "concreteType": "WebhookPage",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FailedWebhook",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "event",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attempts",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "receivedAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "35bc196434c784946813a957ae409c1f";

export default node;
